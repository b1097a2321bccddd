import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { financeText } from '../text/finance.ts'
import {
  AdvanceCell,
  advanceOf,
  AmountAndRateCell,
  FactsCell,
  percentOf,
  RateCell,
  rateOf,
  RemoveCell,
} from './cart-cells.tsx'
import { type CartColumn, factColumns } from './cart-fact-columns.tsx'
import { DueDateCell } from './due-date-cell.tsx'
import { PaymentDateCell } from './payment-date-cell.tsx'

export interface CartTable {
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly space: CartSpace
  /** A column says what is special about some invoice. */
  readonly hasNotices?: boolean
}

/** `card`: a narrow window. `narrow`: one column has payer and tax id, another amount and rate. `medium`: no issue date. */
export type CartSpace = 'card' | 'narrow' | 'medium' | 'wide'

/** The table of steps two and three. Only early payment has the column of the advance. */
export const cartColumns = (table: CartTable): ReadonlyArray<CartColumn> => {
  const { flow, calendar, country, space, hasNotices = false } = table
  const text = financeText.columns
  const advance: CartColumn = {
    id: 'advance',
    header: text.advance,
    render: (row) => <AdvanceCell row={row} flow={flow} country={country} />,
    exported: ({ id }) => percentOf(advanceOf(flow, id)),
    width: 88,
    align: 'end',
  }
  const { identifier, issueDate, notice, payer, payerAndIdentifier } = factColumns(country, calendar.today)
  const remove: CartColumn = {
    id: 'remove',
    header: text.remove,
    render: (row) => <RemoveCell row={row} flow={flow} />,
    width: 60,
    align: 'center',
    cardPart: 'amount',
  }
  const paymentDate: CartColumn = {
    id: 'paymentDate',
    header: text.paymentDate,
    width: 240,
    cardPart: 'chip',
    render: (row) => (
      <PaymentDateCell row={row} flow={flow} calendar={calendar} country={country} hasUndo={space !== 'card'} />
    ),
    exported: ({ line }) => line.paymentDate && { date: line.paymentDate },
  }
  const amount: CartColumn = {
    id: 'amount',
    header: text.total,
    render: ({ line }) => <MoneyText value={line.invoice.amount} />,
    exported: ({ line }) => line.invoice.amount,
    hasTotal: true,
    width: WIDTH_OF_AMOUNT[country],
    align: 'end',
    cardPart: 'amount',
  }
  const rate: CartColumn = {
    id: 'rate',
    header: text.rate,
    render: (row) => <RateCell row={row} flow={flow} country={country} />,
    exported: ({ id }) => percentOf(rateOf(flow, id)),
    width: 68,
    align: 'end',
  }
  const amountAndRate: CartColumn = {
    ...amount,
    header: text.totalAndRate,
    render: (row) => <AmountAndRateCell row={row} flow={flow} country={country} />,
  }
  const facts: CartColumn = {
    id: 'facts',
    header: text.folio,
    render: (row) => <FactsCell row={row} flow={flow} today={calendar.today} country={country} />,
    width: 0,
    cardPart: 'detail',
  }
  if (space === 'card') return [payer, facts, paymentDate, amount, remove]
  return [
    remove,
    {
      id: 'folio',
      header: text.folio,
      render: ({ line }) => line.invoice.folio,
      fullText: ({ line }) => line.invoice.folio,
      width: 72,
    },
    ...(space === 'narrow' ? [payerAndIdentifier] : [payer, identifier]),
    /* Where payer and tax id share a column, a notice takes the place of the tax id. */
    ...(hasNotices && space !== 'narrow' ? [notice] : []),
    ...(space === 'wide' ? [issueDate] : []),
    {
      id: 'dueDate',
      header: text.dueDate,
      render: ({ line }) => <DueDateCell invoice={line.invoice} today={calendar.today} country={country} />,
      exported: ({ line }) => ({ date: line.invoice.dueDate }),
      width: 108,
    },
    ...(flow.table.type === 'EARLY_PAYMENT' ? [advance] : []),
    paymentDate,
    ...(space === 'narrow' ? [amountAndRate] : [rate, amount]),
  ]
}

/** The width of the longest usual amount of each country, which is never truncated. */
const WIDTH_OF_AMOUNT: Readonly<Record<Country, number>> = { CL: 128, MX: 150 }
