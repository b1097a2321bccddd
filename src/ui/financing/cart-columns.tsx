import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { financeText } from '../text/finance.ts'
import { FactsCell, isEarly, RemoveCell } from './cart-cells.tsx'
import { type CartColumn, factColumns } from './cart-fact-columns.tsx'
import { figureColumns } from './cart-figure-columns.tsx'
import { PaymentDateCell } from './payment-date-cell.tsx'

export interface CartTable {
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly space: CartSpace
  /** A column says what is special about some invoice. */
  readonly hasNotices?: boolean
}

/** `card`: a narrow window. `narrow`: one column has payer and tax id, another amount, rate and advance. `medium`: no issue date. */
export type CartSpace = 'card' | 'narrow' | 'medium' | 'wide'

/** The table of steps two and three. */
export const cartColumns = (table: CartTable): ReadonlyArray<CartColumn> => {
  const { flow, calendar, country, space, hasNotices = false } = table
  const text = financeText.columns
  const { dueDate, identifier, issueDate, notice, payer, payerAndIdentifier, stackedDueDate } = factColumns(
    country,
    calendar.today,
  )
  const { advance, amount, amountAndRate, rate } = figureColumns(flow, country)
  const remove: CartColumn = {
    id: 'remove',
    header: text.remove,
    render: (row) => <RemoveCell row={row} flow={flow} />,
    width: 56,
    align: 'center',
    cardPart: 'amount',
  }
  const paymentDate: CartColumn = {
    id: 'paymentDate',
    header: text.paymentDate,
    width: 238,
    cardPart: 'chip',
    render: (row) => (
      <PaymentDateCell row={row} flow={flow} calendar={calendar} country={country} hasUndo={space !== 'card'} />
    ),
    stateless: true,
    exported: ({ line }) => line.paymentDate && { date: line.paymentDate },
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
      width: 70,
    },
    ...(space === 'narrow' ? [payerAndIdentifier] : [payer, identifier]),
    /* Where payer and tax id share a column, a notice takes the place of the tax id. */
    ...(hasNotices && space !== 'narrow' ? [notice] : []),
    ...(space === 'wide' ? [issueDate] : []),
    space === 'narrow' ? stackedDueDate : dueDate,
    ...(isEarly(flow) && space !== 'narrow' ? [advance] : []),
    paymentDate,
    ...(space === 'narrow' ? [amountAndRate] : [rate, amount]),
  ]
}
