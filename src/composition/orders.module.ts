import { ContainerModule } from 'inversify'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { Orders } from '#application/orders/orders.port.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

export const ordersModule = new ContainerModule(({ bind }) => {
  bind(Orders).toResolvedValue(makeHttpOrders, [ApiCall, ApiTenant]).inSingletonScope()
  bind(OrdersViewModel)
    .toResolvedValue(
      (orders, live, scheduler) => new OrdersViewModel({ orders, live, scheduler }),
      [Orders, LiveEvents, Scheduler],
    )
    .inTransientScope()
  bind(OrderDetailViewModel)
    .toResolvedValue((orders, live) => new OrderDetailViewModel({ orders, live }), [Orders, LiveEvents])
    .inTransientScope()
})
