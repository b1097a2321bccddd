import { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { OrderReorderViewModel } from '#application/orders/order-reorder.view-model.ts'
import { Orders } from '#application/orders/orders.port.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { makeHttpInvoiceAttachments } from '#infrastructure/orders/http-invoice-attachments.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { documentsModule } from './documents.module.ts'

/** The list and the page of one order share it. */
export const ordersModule = createModule(
  ({ bind, bindClass }) => {
    bind(Orders).toResolvedValue(makeHttpOrders, [Api]).inSingletonScope()
    bind(InvoiceAttachments).toResolvedValue(makeHttpInvoiceAttachments, [Api]).inSingletonScope()
    bindClass(OrdersViewModel)
    bindClass(OrderReorderViewModel)
    bindClass(OrderDetailViewModel)
  },
  [documentsModule],
)
