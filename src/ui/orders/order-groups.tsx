import { observer } from 'mobx-react-lite'
import type { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { FilterChips } from '../design/controls/filter-chips.tsx'
import { ordersText } from '../text/orders.ts'
import { ORDER_GROUPS } from './order-query.ts'

interface OrderGroupsProps {
  readonly vm: OrdersViewModel
  readonly country: Country
}

/** The orders that wait for the company, and each simplified status, with how many orders the list would show. */
export const OrderGroups = observer(function OrderGroups({ vm, country }: OrderGroupsProps) {
  const { counts } = vm
  const { group } = vm.filters.filter
  /* An unknown status is exceptional, so its group appears with its first order. */
  const shown = ORDER_GROUPS.filter((one) => one !== 'IN_PROCESS' || (counts?.[one] ?? 0) > 0 || one === group)
  return (
    <FilterChips
      label={ordersText.groupsLabel}
      chips={shown.map((value) => ({
        value,
        text: ordersText.group(value, counts === undefined ? '–' : formatInteger(counts[value], country)),
      }))}
      chosen={group}
      onChoose={(chosen) => vm.choose({ group: chosen })}
    />
  )
})
