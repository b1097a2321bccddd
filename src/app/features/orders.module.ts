import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { OrderReorderViewModel } from '#application/orders/order-reorder.view-model.ts'
import { Orders } from '#application/orders/orders.port.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { TabStorage } from '#application/shared/storage.port.ts'
import { makeHttpInvoiceAttachments } from '#infrastructure/orders/http-invoice-attachments.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { documentsModule } from './documents.module.ts'

/** Of the list and of one order. */
export const ordersModule = createModule(
  ({ bind, bindClass }) => {
    bind(Orders).toResolvedValue(makeHttpOrders, [Api]).inSingletonScope()
    bind(InvoiceAttachments).toResolvedValue(makeHttpInvoiceAttachments, [Api]).inSingletonScope()
    bindClass(OrdersViewModel, { calendar: BusinessCalendar, orders: Orders, live: LiveEvents, scheduler: Scheduler })
    bindClass(OrderReorderViewModel, {
      orders: Orders,
      mode: DemoMode,
      calendar: BusinessCalendar,
      current: CurrentSession,
      live: LiveEvents,
      tab: TabStorage,
    })
    bindClass(OrderDetailViewModel, {
      orders: Orders,
      calendar: BusinessCalendar,
      attachments: InvoiceAttachments,
      current: CurrentSession,
      documents: Documents,
      live: LiveEvents,
      scheduler: Scheduler,
      saver: FileSaver,
      notifications: NotificationsViewModel,
    })
  },
  [documentsModule],
)
