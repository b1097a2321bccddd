import { Button } from '@fluentui/react-components'
import { Filter20Regular } from '@fluentui/react-icons/svg/filter'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { ordersText } from '../text/orders.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderGroups } from './order-groups.tsx'

export interface OrderListHeadProps {
  readonly vm: OrdersViewModel
  readonly country: Country
  readonly actions: ReactNode
}

/** The groups and the search in one row; the rarer filters below it while they are open or narrow the list. */
export const OrderListHead = observer(function OrderListHead({ vm, country, actions }: OrderListHeadProps) {
  const { days, state, type } = vm.filters.filter
  const isUsed = days !== undefined || state !== undefined || type !== undefined
  const [isOpen, setOpen] = useState(false)
  const text = ordersText.filters
  return (
    <>
      <ListHead
        tabs={<OrderGroups vm={vm} country={country} />}
        tools={
          <>
            <FilterSearchBox filters={vm.filters} label={text.search} placeholder={text.searchHint} />
            <Button
              icon={<Filter20Regular />}
              aria-label={text.more}
              title={text.more}
              aria-expanded={isOpen || isUsed}
              onClick={() => setOpen(!isOpen)}
            />
            {actions}
          </>
        }
      />
      {(isOpen || isUsed) && <OrderFilters vm={vm} />}
    </>
  )
})
