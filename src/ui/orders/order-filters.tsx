import { Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { ORDER_TYPES } from '#domain/orders/order.ts'
import { ORDER_STATES } from '#domain/orders/tracker.ts'
import { orderStateLabel } from '../text/tracker.ts'
import { ordersText } from '../text/orders.ts'
import { ORDER_DAYS } from './order-query.ts'
import { useOrderStyles } from './orders.styles.ts'

interface OrderFiltersProps {
  readonly vm: OrdersViewModel
}

/** The rarer filters of the list of orders. */
export const OrderFilters = observer(function OrderFilters({ vm }: OrderFiltersProps) {
  const styles = useOrderStyles()
  const { filters } = vm
  const { days, state, type } = filters.filter
  const text = ordersText.filters
  const chosen = <A,>(values: ReadonlyArray<A>, at: string): A | undefined =>
    at === '' ? undefined : values[Number(at)]
  const indexIn = <A,>(values: ReadonlyArray<A>, value: A | undefined): string =>
    value === undefined ? '' : String(values.indexOf(value))
  return (
    <div className={styles.filters}>
      <Select
        aria-label={text.state}
        value={indexIn(ORDER_STATES, state)}
        onChange={(_, data) => vm.choose({ state: chosen(ORDER_STATES, data.value) })}
      >
        <option value="">{text.anyState}</option>
        {ORDER_STATES.map((one, at) => (
          <option key={one} value={at}>
            {orderStateLabel(one)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.type}
        value={indexIn(ORDER_TYPES, type)}
        onChange={(_, data) => vm.choose({ type: chosen(ORDER_TYPES, data.value) })}
      >
        <option value="">{text.anyType}</option>
        {ORDER_TYPES.map((one, at) => (
          <option key={one} value={at}>
            {ordersText.types[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.date}
        value={indexIn<number>(ORDER_DAYS, days)}
        onChange={(_, data) => vm.choose({ days: chosen(ORDER_DAYS, data.value) })}
      >
        <option value="">{text.anyDate}</option>
        {ORDER_DAYS.map((one, at) => (
          <option key={one} value={at}>
            {text.lastDays(one)}
          </option>
        ))}
      </Select>
    </div>
  )
})
