import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { financeText } from '../text/finance.ts'
import { AdvanceCell, advanceOf, percentOf, RateCell, rateOf, RemoveCell } from './cart-cells.tsx'
import { payerColumns } from './cart-payer-columns.tsx'
import { DueDateCell } from './due-date-cell.tsx'
import { PaymentDateCell } from './payment-date-cell.tsx'

export interface CartTable {
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  /** One column has payer and tax id, and none has the issue date. */
  readonly isCompact: boolean
  /** A column says what is special about some invoice. */
  readonly hasNotices?: boolean
}

type CartColumn = Column<CartRow>

/** The table of steps two and three. Only early payment has the column of the advance. */
export const cartColumns = ({
  flow,
  calendar,
  country,
  isCompact,
  hasNotices = false,
}: CartTable): ReadonlyArray<CartColumn> => {
  const text = financeText.columns
  const advance: CartColumn = {
    id: 'advance',
    header: text.advance,
    render: (row) => <AdvanceCell row={row} flow={flow} country={country} />,
    exported: ({ id }) => percentOf(advanceOf(flow, id)),
    width: 88,
    align: 'end',
  }
  const issueDate: CartColumn = {
    id: 'issueDate',
    header: text.issueDate,
    render: ({ line }) => formatShortDate(line.invoice.issueDate),
    exported: ({ line }) => ({ date: line.invoice.issueDate }),
    width: 104,
  }
  return [
    {
      id: 'remove',
      header: text.remove,
      render: (row) => <RemoveCell row={row} flow={flow} />,
      width: 60,
      align: 'center',
      cardPart: 'chip',
    },
    {
      id: 'folio',
      header: text.folio,
      render: ({ line }) => line.invoice.folio,
      fullText: ({ line }) => line.invoice.folio,
      width: 80,
      cardPart: 'detail',
    },
    ...payerColumns({ country, isCompact, hasNotices, today: calendar.today }),
    ...(isCompact ? [] : [issueDate]),
    {
      id: 'dueDate',
      header: text.dueDate,
      render: ({ line }) => <DueDateCell invoice={line.invoice} today={calendar.today} country={country} />,
      exported: ({ line }) => ({ date: line.invoice.dueDate }),
      width: 116,
      cardPart: 'detail',
      cardLabel: text.dueOnCard,
    },
    ...(flow.table.type === 'EARLY_PAYMENT' ? [advance] : []),
    {
      id: 'paymentDate',
      header: text.paymentDate,
      width: 192,
      cardPart: 'chip',
      render: (row) => <PaymentDateCell row={row} flow={flow} calendar={calendar} country={country} />,
      exported: ({ line: { paymentDate } }) => paymentDate && { date: paymentDate },
    },
    {
      id: 'rate',
      header: text.rate,
      render: (row) => <RateCell row={row} flow={flow} country={country} />,
      exported: ({ id }) => percentOf(rateOf(flow, id)),
      width: 68,
      align: 'end',
    },
    {
      id: 'amount',
      header: text.total,
      render: ({ line }) => <MoneyText value={line.invoice.amount} />,
      exported: ({ line }) => line.invoice.amount,
      hasTotal: true,
      width: WIDTH_OF_AMOUNT[country],
      align: 'end',
      cardPart: 'amount',
    },
  ]
}

/** The width of the longest usual amount of each country, which is never truncated. */
const WIDTH_OF_AMOUNT: Readonly<Record<Country, number>> = { CL: 128, MX: 150 }
