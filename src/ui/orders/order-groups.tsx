import { ToggleButton } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { ordersText } from '../text/orders.ts'
import { ORDER_GROUPS } from './order-query.ts'
import { useOrderStyles } from './orders.styles.ts'

interface OrderGroupsProps {
  readonly vm: OrdersViewModel
  readonly country: Country
}

/** The orders that wait for the company, and each simplified status, with how many orders the list would show. */
export const OrderGroups = observer(function OrderGroups({ vm, country }: OrderGroupsProps) {
  const styles = useOrderStyles()
  const { counts } = vm
  const { group } = vm.filters.filter
  /* An unknown status is exceptional, so its group appears with its first order. */
  const shown = ORDER_GROUPS.filter((one) => one !== 'IN_PROCESS' || (counts?.[one] ?? 0) > 0 || one === group)
  return (
    <fieldset className={styles.groups} aria-label={ordersText.groupsLabel}>
      {shown.map((one) => (
        <ToggleButton
          key={one}
          size="small"
          shape="circular"
          className={styles.group}
          checked={one === group}
          onClick={() => vm.choose({ group: one === group ? undefined : one })}
        >
          {ordersText.group(one, counts === undefined ? '–' : formatInteger(counts[one], country))}
        </ToggleButton>
      ))}
    </fieldset>
  )
})
