import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { orderPageText } from '../text/order-page.ts'

export interface OrderSearchProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
}

/** One search for the invoices of the order, in whichever table they are. */
export const OrderSearch = ({ vm, order }: OrderSearchProps) => {
  const { hint, label } = isConfirming(order) ? orderPageText.searchSuppliers : orderPageText.search
  return <FilterSearchBox filters={vm.filters} label={label} placeholder={hint} />
}
