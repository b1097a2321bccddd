import { LiveEvents } from '#application/live/live-events.port.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { Orders } from '#application/orders/orders.port.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** Of the list and of one order. */
export const ordersModule = createModule(({ bind, bindClass }) => {
  bind(Orders).toResolvedValue(makeHttpOrders, [Api]).inSingletonScope()
  bindClass(OrdersViewModel, { orders: Orders, live: LiveEvents, scheduler: Scheduler })
  bindClass(OrderDetailViewModel, { orders: Orders, live: LiveEvents })
})
