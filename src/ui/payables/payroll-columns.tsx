import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { payeeOf } from '#domain/payables/payable-invoice.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { paymentsText } from '../text/payables.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { OwedText } from './owed-text.tsx'

interface ColumnParts {
  readonly vm: PayrollViewModel
  readonly country: Country
}

/** The invoices of a payroll, which cannot be sorted: those of one payee are together. */
export const payrollColumns = ({ vm, country }: ColumnParts): ReadonlyArray<Column<PayableRow, string>> => [
  {
    id: 'payee',
    header: text.columns.payee,
    render: ({ invoice }) => payeeOf(invoice).name,
    fullText: ({ invoice }) => payeeOf(invoice).name,
    width: 170,
    grow: 3,
    sticky: true,
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: paymentsText.columns.identifier(country),
    render: ({ invoice }) => displayTaxId(country, payeeOf(invoice).identifier),
    exported: ({ invoice }) => displayTaxId(country, payeeOf(invoice).identifier),
    width: 144,
  },
  {
    id: 'folio',
    header: paymentsText.columns.folio,
    render: ({ invoice }) => invoice.folio,
    fullText: ({ invoice }) => invoice.folio,
    width: 92,
    cardPart: 'detail',
  },
  {
    id: 'issueDate',
    header: paymentsText.columns.issueDate,
    render: ({ invoice }) => formatShortDate(invoice.issueDate),
    exported: ({ invoice }) => ({ date: invoice.issueDate }),
    width: 102,
  },
  {
    id: 'amount',
    header: paymentsText.columns.amount,
    render: ({ invoice }) => <OwedText invoice={invoice} />,
    exported: ({ invoice }) => invoice.amount,
    hasTotal: true,
    width: 150,
    align: 'end',
    cardPart: 'amount',
  },
  {
    id: 'state',
    header: paymentsText.columns.state,
    render: (row) => <InvoiceState row={row} vm={vm} />,
    exported: ({ invoice }) => stateOf(invoice),
    width: 190,
    grow: 1,
    cardPart: 'chip',
  },
]

/** What keeps it from being paid, when it was paid, or the way out of the payroll. */
const InvoiceState = observer(function InvoiceState({
  row: { invoice },
  vm,
}: {
  readonly row: PayableRow
  readonly vm: PayrollViewModel
}) {
  const { location, obstacle } = invoice
  if (location._tag === 'Paid') return stateOf(invoice)
  const isOpen = vm.detail.value?.status === 'SCHEDULED_READY_TO_PAY'
  return (
    <>
      {obstacle !== undefined && <StatusChip color="default" label={paymentsText.obstacle(obstacle).short} />}
      {isOpen && (
        <Button size="small" disabledFocusable={vm.changes.isBusy} onClick={() => void vm.withdraw(invoice)}>
          {text.withdraw}
        </Button>
      )}
    </>
  )
})

const stateOf = ({ location, obstacle }: PayableRow['invoice']): string | undefined =>
  location._tag === 'Paid'
    ? `${text.columns.paidOn} ${formatShortDate(location.on)}`
    : obstacle && paymentsText.obstacle(obstacle).short
