import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { companyTask } from '#application/orders/company-task.ts'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { isTransferred, stateOf } from '#domain/orders/tracker.ts'
import { orderPath } from '../app/paths.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { orderPageText } from '../text/order-page.ts'
import { OrderBills } from './order-bills.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderSettlement } from './order-settlement.tsx'
import { orderTabQuery, type OrderTab } from './order-tab.ts'

/** In a chunk of its own: one country has them. */
const OrderDocuments = lazyPart(async () => (await import('./order-documents.tsx')).OrderDocuments)

export interface OrderTabsProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
  /** The one in the address. */
  readonly chosen: OrderTab | undefined
}

/** The parts of the order; each table has the tabs as its head. */
export const OrderTabs = observer(function OrderTabs({ vm, order, country, chosen }: OrderTabsProps) {
  const available = tabsOf(vm, order, country)
  const current = available.find((tab) => tab === chosen) ?? firstTab(order, country)
  const count: Readonly<Record<OrderTab, number | undefined>> = {
    settlement: undefined,
    invoices: vm.invoiceCount,
    documents: order.pendingDocuments > 0 ? order.pendingDocuments : undefined,
    bills: vm.bills.value?.length,
  }
  const path = (tab: OrderTab) => `${orderPath(order.id)}?${orderTabQuery(tab)}`
  const tabs = (
    <NavTabs
      label={orderPageText.tabs.label}
      tabs={available.map((tab) => ({
        to: path(tab),
        label: orderPageText.tabs[tab],
        ...(count[tab] !== undefined && { count: formatInteger(count[tab], country) }),
      }))}
      current={path(current)}
    />
  )
  if (current === 'settlement') return <OrderSettlement vm={vm} order={order} country={country} tabs={tabs} />
  if (current === 'bills') return <OrderBills vm={vm} tabs={tabs} />
  if (current === 'documents' && vm.documents !== undefined)
    return (
      <Suspense>
        <OrderDocuments panel={vm.documents} country={country} tabs={tabs} />
      </Suspense>
    )
  return <OrderInvoices vm={vm} country={country} order={order} tabs={tabs} />
})

/** Money is settled and charged from the transfer on; its documents are those of some countries. */
const tabsOf = (vm: OrderDetailViewModel, order: OrderDetail, country: Country): ReadonlyArray<OrderTab> => [
  ...(isTransferred(order.status) ? (['settlement'] as const) : []),
  'invoices',
  ...(profileOf(country).hasOrderDocuments ? (['documents'] as const) : []),
  ...((vm.bills.value?.length ?? 0) > 0 ? (['bills'] as const) : []),
]

/** The missing documents, then the money; before the transfer the invoices. */
const firstTab = (order: OrderDetail, country: Country): OrderTab => {
  if (isTransferred(order.status)) return 'settlement'
  const waits = companyTask(order, country) === 'SEND_DOCUMENTS' || stateOf(order.status) === 'PENDING_DOCUMENTS'
  return waits && profileOf(country).hasOrderDocuments ? 'documents' : 'invoices'
}
