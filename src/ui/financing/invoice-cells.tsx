import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import { financeText } from '../text/finance.ts'
import { Button, mergeClasses } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'
import { loweredText } from './lowered-text.ts'
import { SignatureMark } from './signature-mark.tsx'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'

export type OnRemove = (row: InvoiceRow) => void

/** Only for an uploaded invoice. */
export const RemoveCell = ({ row, onRemove }: { readonly row: InvoiceRow; readonly onRemove: OnRemove }) => {
  if (row.isRemovable !== true) return null
  const label = financeText.removal.action(row.folio)
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={<Delete20Regular />}
      aria-label={label}
      title={label}
      onClick={() => onRemove(row)}
    />
  )
}
/** With a mark when its signature is not verified. */
export const FolioCell = ({ row }: { readonly row: InvoiceRow }) => {
  const styles = useInvoiceCellStyles()
  return (
    <span className={styles.amount}>
      {row.folio}
      <SignatureMark signature={row.signature} />
    </span>
  )
}
/** The total, with a mark when credit notes or payments reduce it. */
export const AmountCell = ({ row, country }: { readonly row: InvoiceRow; readonly country: Country }) => {
  const styles = useInvoiceCellStyles()
  const { hidden } = useAmounts()
  const hint = loweredText(row, (value) => (hidden ? financeText.hidden : formatMoney(value, country)))
  if (hint === undefined) return <MoneyText value={row.amount} />
  return (
    <span className={styles.amount}>
      <button type="button" className={mergeClasses(styles.mark, styles.warning)} aria-label={hint} title={hint}>
        <Warning16Regular aria-hidden />
      </button>
      <MoneyText value={row.amount} />
    </span>
  )
}
