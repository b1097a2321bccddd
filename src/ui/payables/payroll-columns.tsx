import { Button } from '@fluentui/react-components'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { payeeOf } from '#domain/payables/payable-invoice.ts'
import { validateWithdrawal } from '#domain/payables/payroll.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { paymentsText } from '../text/payables.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { OwedText } from './owed-text.tsx'
import { stacked } from './stacked-column.tsx'

type PayrollColumn = Column<PayableRow, string>

interface ColumnParts {
  readonly vm: PayrollViewModel
  readonly country: Country
}

/** The invoices of a payroll, which cannot be sorted: those of one payee are together. */
export const payrollColumns = ({ vm, country }: ColumnParts): ReadonlyArray<PayrollColumn> => [
  {
    id: 'payee',
    header: text.columns.payee,
    render: ({ invoice }) => <SupplierName id={invoice.payeeId} name={payeeOf(invoice).name} />,
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
    width: 96,
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
    render: ({ invoice }) => <InvoiceState invoice={invoice} />,
    exported: ({ invoice }) => stateOf(invoice),
    width: 170,
    grow: 1,
    cardPart: 'chip',
  },
  {
    id: 'actions',
    header: paymentsText.columns.actions,
    render: ({ invoice }) => <WithdrawButton invoice={invoice} vm={vm} />,
    /* The button in one line, beside which nothing else takes its place. */
    width: 160,
    align: 'end',
    cardPart: 'chip',
  },
]

/** In a small window two facts share a column, so that the way out of the payroll is within the window. */
export const stackedPayrollColumns = (
  columns: ReadonlyArray<PayrollColumn>,
  country: Country,
): ReadonlyArray<PayrollColumn> =>
  columns
    .filter(({ id }) => id !== 'identifier' && id !== 'issueDate')
    .map((column) => {
      if (column.id === 'payee')
        return stacked(column, ({ invoice }) => displayTaxId(country, payeeOf(invoice).identifier))
      return column.id === 'folio' ? stacked(column, ({ invoice }) => formatShortDate(invoice.issueDate)) : column
    })

/** The reason why it cannot be paid, or the day of its payment. */
const InvoiceState = ({ invoice }: Pick<PayableRow, 'invoice'>) => {
  const { location, obstacle } = invoice
  if (location._tag === 'Paid') return <span>{stateOf(invoice)}</span>
  return obstacle !== undefined && <StatusChip color="default" label={paymentsText.obstacle(obstacle).short} />
}

/** The way out of a payroll that is not paid. */
const WithdrawButton = observer(function WithdrawButton({
  invoice,
  vm,
}: Pick<PayableRow, 'invoice'> & Pick<ColumnParts, 'vm'>) {
  const payroll = vm.detail.value
  if (invoice.location._tag === 'Paid' || payroll === undefined || E.isLeft(validateWithdrawal(payroll))) return null
  return (
    <Button size="small" disabledFocusable={vm.changes.isBusy} onClick={() => void vm.withdraw(invoice)}>
      {text.withdraw}
    </Button>
  )
})

const stateOf = ({ location, obstacle }: PayableRow['invoice']): string | undefined =>
  location._tag === 'Paid'
    ? `${text.columns.paidOn} ${formatShortDate(location.on)}`
    : obstacle && paymentsText.obstacle(obstacle).short
