import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import { financeText } from '../text/finance.ts'
import { Button, mergeClasses } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'
import { SignatureMark } from './signature-mark.tsx'
import { baseOf } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
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
/** The total, with a mark when credit notes reduce it. */
export const AmountCell = ({ row, country }: { readonly row: InvoiceRow; readonly country: Country }) => {
  const styles = useInvoiceCellStyles()
  const { hidden } = useAmounts()
  if (row.creditNotes.minor === 0) return <MoneyText value={row.amount} />
  const write = (value: Money) => (hidden ? financeText.hidden : formatMoney(value, country))
  const hint = financeText.creditNote(write(row.creditNotes), write(baseOf(row)))
  return (
    <span className={styles.amount}>
      <button type="button" className={mergeClasses(styles.mark, styles.warning)} aria-label={hint} title={hint}>
        <Warning16Regular aria-hidden />
      </button>
      <MoneyText value={row.amount} />
    </span>
  )
}
