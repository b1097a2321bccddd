import { type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { AMOUNT_WIDTH } from '../design/data-table/amount-width.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { OwedText } from '../payables/owed-text.tsx'
import { paymentsText } from '../text/payables.ts'
import { suppliersText } from '../text/suppliers.ts'

const text = suppliersText.invoices

/** The invoices of a supplier, wherever they are. */
export const supplierInvoiceColumns = (country: Country, today: CivilDate): ReadonlyArray<Column<PayableInvoice>> => [
  {
    id: 'folio',
    header: text.columns.folio,
    render: ({ folio }) => folio,
    fullText: ({ folio }) => folio,
    width: 80,
    grow: 1,
    cardPart: 'title',
  },
  {
    id: 'issueDate',
    header: text.columns.issueDate,
    render: ({ issueDate }) => formatShortDate(issueDate),
    width: 110,
  },
  {
    id: 'dueDate',
    header: text.columns.dueDate,
    render: ({ dueDate }) => (dueDate === undefined ? '—' : formatShortDate(dueDate)),
    width: 104,
  },
  {
    id: 'paymentDate',
    header: text.columns.paymentDate,
    render: (invoice) => formatShortDate(paidOn(invoice)),
    width: 116,
    cardPart: 'detail',
    cardLabel: text.columns.paymentDate,
  },
  {
    id: 'amount',
    header: text.columns.amount,
    render: (invoice) => <OwedText invoice={invoice} />,
    width: AMOUNT_WIDTH[country],
    align: 'end',
    cardPart: 'amount',
  },
  {
    id: 'place',
    header: text.columns.place,
    render: (invoice) => <Place invoice={invoice} today={today} />,
    width: 190,
    grow: 1,
    wraps: true,
    cardPart: 'chip',
  },
]

/** The day of the payment once it was paid, before that the planned one. */
const paidOn = ({ location, paymentDate }: PayableInvoice): CivilDate =>
  location._tag === 'Paid' ? location.on : paymentDate

interface PlaceProps {
  readonly invoice: PayableInvoice
  readonly today: CivilDate
}

const Place = ({ invoice, today }: PlaceProps) => {
  const { location, payrollName } = invoice
  const payrollId = 'payrollId' in location ? location.payrollId : undefined
  if (payrollId === undefined || payrollName === undefined) return <span>{placeText(invoice, today)}</span>
  return (
    <TextLink to={payrollPath(payrollId)}>
      <span>{location._tag === 'Paid' ? text.paidIn(payrollName) : text.inList(payrollName)}</span>
    </TextLink>
  )
}

/** The state of an invoice that is in no list. */
const placeText = ({ location, obstacle, paymentDate }: PayableInvoice, today: CivilDate): string => {
  if (location._tag === 'Archived') return text.archived
  if (location._tag === 'Paid') return text.paid
  if (obstacle !== undefined) return paymentsText.obstacle(obstacle).short
  return paymentDate < today ? paymentsText.late(daysBetween(paymentDate, today)) : text.open
}
