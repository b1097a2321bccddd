import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import { add, type Money } from '#domain/kernel/money.ts'
import { orderCost, type OrderCost } from '#domain/orders/order-cost.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { isTransferred, stateOf } from '#domain/orders/tracker.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { effectiveRateText } from '../text/effective-rates.ts'
import { orderPageText } from '../text/order-page.ts'
import { useOrderHeadStyles } from './order-head.styles.ts'

export interface OrderCostLineProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
}

/** The cost of the order in one line, with its parts and its rate. A rejected order costs nothing. */
export const OrderCostLine = observer(function OrderCostLine({ vm, order, country }: OrderCostLineProps) {
  const styles = useOrderHeadStyles()
  const state = stateOf(order.status)
  if (state === 'REJECTED') return null
  const text = orderPageText.cost
  const cost = orderCost(order, vm.settlement.value ?? { transfer: undefined, lines: [] })
  return (
    <p className={styles.cost}>
      <span>
        <span>{isTransferred(order.status) ? (state === 'PAID' ? text.final : text.toDate) : text.before}</span>{' '}
        <strong>
          <MoneyText value={cost.total} />
        </strong>
      </span>
      <span className={styles.parts}>
        {partsOf(order, cost, country).map(({ amount, name }, at) => (
          <Fragment key={name}>
            {at > 0 && <span>{' + '}</span>}
            <MoneyText value={amount} /> <span>{name}</span>
          </Fragment>
        ))}
      </span>
      <span className={styles.rate} title={cost.effective && effectiveRateText.sentence(cost.effective, country)}>
        <span>{cost.effective?.monthly === undefined ? text.rate : text.effective}</span>{' '}
        <strong>{text.monthly(formatPercent(cost.effective?.monthly ?? order.baseRate, country))}</strong>
        {cost.effective !== undefined && (
          <span>{` · ${text.annual(effectiveRateText.annualOf(cost.effective, country))}`}</span>
        )}
      </span>
    </p>
  )
})

const partsOf = (
  { interest, invoiceDiscounts, operationCost, orderDiscounts }: OrderDetail,
  { late }: OrderCost,
  country: Country,
): ReadonlyArray<{ readonly name: string; readonly amount: Money }> => {
  const text = orderPageText.cost
  const parts = [
    { name: text.interest, amount: interest },
    { name: text.operationCost, amount: operationCost },
    { name: text.discounts, amount: add(orderDiscounts, invoiceDiscounts) },
    { name: text.late[country], amount: late },
  ]
  return parts.filter(({ amount }) => amount.minor !== 0)
}
