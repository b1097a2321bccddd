import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { AMOUNT_WIDTH } from '../design/data-table/amount-width.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { financeText } from '../text/finance.ts'
import { AdvanceCell, advanceOf, AmountAndRateCell, isEarly, percentOf, RateCell, rateOf } from './cart-cells.tsx'
import type { CartColumn } from './cart-fact-columns.tsx'

/** The amount of an invoice and the rate at which it is financed, in one column or in several. */
export const figureColumns = (flow: OrderFlowViewModel, country: Country) => {
  const text = financeText.columns
  const advance: CartColumn = {
    id: 'advance',
    header: text.advance,
    render: (row) => <AdvanceCell row={row} flow={flow} country={country} />,
    stateless: true,
    exported: ({ id }) => percentOf(advanceOf(flow, id)),
    width: 88,
    align: 'end',
  }
  const amount: CartColumn = {
    id: 'amount',
    header: text.total,
    render: ({ line }) => <MoneyText value={line.invoice.amount} />,
    stateless: true,
    exported: ({ line }) => line.invoice.amount,
    hasTotal: true,
    width: AMOUNT_WIDTH[country],
    align: 'end',
    cardPart: 'amount',
  }
  const amountAndRate: CartColumn = {
    ...amount,
    header: text.totalAndRate,
    width: isEarly(flow) ? WIDTH_OF_ADVANCE : Math.min(amount.width, WIDTH_OF_ADVANCE),
    render: (row) => <AmountAndRateCell row={row} flow={flow} country={country} />,
  }
  const rate: CartColumn = {
    id: 'rate',
    header: text.rate,
    render: (row) => <RateCell row={row} flow={flow} country={country} />,
    stateless: true,
    exported: ({ id }) => percentOf(rateOf(flow, id)),
    width: 104,
    align: 'end',
  }
  return { advance, amount, amountAndRate, rate }
}

/** The width fits a rate and an advance in one line, and the longest usual amount. */
const WIDTH_OF_ADVANCE = 144
