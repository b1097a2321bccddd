import { Button, mergeClasses } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import type { InvoiceSortField } from '#application/financing/invoices.port.ts'
import { baseOf } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { financeText } from '../text/finance.ts'
import { extraText, methodText, type CodeText } from '../text/tax-documents.ts'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'
import { SignatureMark } from './signature-mark.tsx'

type InvoiceColumn = Column<InvoiceRow, InvoiceSortField>

type OnRemove = (row: InvoiceRow) => void

/** The table of step one. What two of its columns show is the country's; `onRemove` adds one for invoices that can be removed. */
export const invoiceColumns = (country: Country, onRemove?: OnRemove): ReadonlyArray<InvoiceColumn> => {
  const { invoiceMethodColumn, invoiceExtraColumn } = profileOf(country)
  const text = financeText.columns
  const width = WIDTHS[country]
  return [
    {
      id: 'folio',
      header: text.folio,
      render: (row) => <FolioCell row={row} />,
      fullText: (row) => row.folio,
      width: 92,
      sticky: true,
      sortKey: 'folio',
      cardPart: 'detail',
    },
    {
      id: 'payer',
      header: text.payer,
      render: (row) => row.payer.name.toUpperCase(),
      fullText: (row) => row.payer.name.toUpperCase(),
      width: onRemove === undefined ? 184 : 124,
      grow: 3,
      sticky: true,
      sortKey: 'payerName',
      cardPart: 'title',
    },
    {
      id: 'identifier',
      header: text.identifier(country),
      render: (row) => displayTaxId(country, row.payer.identifier),
      width: width.identifier,
      sortKey: 'payerIdentifier',
    },
    {
      id: 'issueDate',
      header: text.issueDate,
      render: (row) => formatShortDate(row.issueDate),
      width: 102,
      sortKey: 'issueDate',
      cardPart: 'detail',
    },
    {
      id: 'method',
      header: text[invoiceMethodColumn],
      render: (row) => <CodeCell words={methodText(country, row.method)} />,
      width: width.method,
      grow: 1,
    },
    {
      id: 'amount',
      header: text.total,
      render: (row) => <AmountCell row={row} country={country} />,
      width: width.amount,
      align: 'end',
      sortKey: 'amount',
      cardPart: 'amount',
    },
    {
      id: 'extra',
      header: text[invoiceExtraColumn],
      render: (row) => <CodeCell words={extraText(country, row.extra)} />,
      width: width.extra,
      grow: 1,
      cardPart: 'detail',
    },
    ...(onRemove === undefined ? [] : [removeColumn(onRemove)]),
  ]
}

const removeColumn = (onRemove: OnRemove): InvoiceColumn => ({
  id: 'remove',
  header: financeText.columns.remove,
  render: (row) => <RemoveCell row={row} onRemove={onRemove} />,
  width: 60,
  align: 'center',
  cardPart: 'chip',
})

/** Only for an invoice that the user imported. */
const RemoveCell = ({ row, onRemove }: { readonly row: InvoiceRow; readonly onRemove: OnRemove }) => {
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

/** What the longest usual content of each country takes: an amount is never cut short. */
const WIDTHS = {
  CL: { identifier: 112, method: 92, amount: 148, extra: 98 },
  MX: { identifier: 144, method: 114, amount: 168, extra: 60 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>

/** Beside it, why its signature is not verified. */
const FolioCell = ({ row }: { readonly row: InvoiceRow }) => {
  const styles = useInvoiceCellStyles()
  return (
    <span className={styles.amount}>
      {row.folio}
      <SignatureMark signature={row.signature} />
    </span>
  )
}

/** The total; a sign beside it when credit notes make it worth less. */
const AmountCell = ({ row, country }: { readonly row: InvoiceRow; readonly country: Country }) => {
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

/** The short word of a code; all of it for who asks. */
const CodeCell = ({ words }: { readonly words: CodeText }) => <span title={words.long}>{words.short}</span>
