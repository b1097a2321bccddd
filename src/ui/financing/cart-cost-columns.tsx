import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CartRow, CostFigure } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { FileCell } from '#application/table-export/table-file.ts'
import type { InvoiceCost } from '#domain/financing/invoice-cost.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { AMOUNT_WIDTH } from '../design/data-table/amount-width.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { cartText } from '../text/cart.ts'
import { effectiveRateText } from '../text/effective-rates.ts'
import type { CartColumn } from './cart-fact-columns.tsx'

/** The rate of each invoice and what is received for it now, then its days and what it costs: a narrow window shows the first ones. */
export const costColumns = (flow: OrderFlowViewModel, country: Country): ReadonlyArray<CartColumn> => {
  const costOf = ({ id }: CartRow): InvoiceCost | undefined => flow.cart.simulation.costs.get(id)
  const column = (
    id: CostFigure,
    width: number,
    show: (cost: InvoiceCost) => ReactNode,
    exported: (cost: InvoiceCost) => FileCell,
  ): CartColumn => ({
    id,
    header: cartText.costs[id],
    width,
    align: 'end',
    sortKey: id,
    stateless: true,
    render: (row) => <CostCell row={row} costOf={costOf} show={show} />,
    exported: (row) => {
      const cost = costOf(row)
      return cost && exported(cost)
    },
  })
  const amount = (id: 'net' | 'priceDifference' | 'share', width: number): CartColumn => ({
    ...column(
      id,
      width,
      (cost) => <MoneyText value={cost[id]} />,
      (cost) => cost[id],
    ),
    hasTotal: true,
  })
  return [
    column(
      'annualRate',
      WIDTH_OF_RATE,
      ({ rate }) => effectiveRateText.annualOf(rate, country),
      ({ rate }) =>
        rate?.monthly === undefined ? effectiveRateText.annualOf(rate, country) : { hundredths: rate.annual },
    ),
    amount('net', AMOUNT_WIDTH[country]),
    column(
      'days',
      WIDTH_OF_DAYS,
      ({ days }) => formatInteger(days, country),
      ({ days }) => days,
    ),
    amount('priceDifference', WIDTH_OF_COST),
    amount('share', WIDTH_OF_COST),
  ]
}

/** The longest is `más de 9.999%`. */
const WIDTH_OF_RATE = 116
const WIDTH_OF_DAYS = 72
/** The width of their headers, with the mark of the order. */
const WIDTH_OF_COST = 140

interface CostCellProps {
  readonly row: CartRow
  readonly costOf: (row: CartRow) => InvoiceCost | undefined
  readonly show: (cost: InvoiceCost) => ReactNode
}

const CostCell = observer(function CostCell({ row, costOf, show }: CostCellProps) {
  const cost = costOf(row)
  return cost === undefined ? '—' : show(cost)
})
