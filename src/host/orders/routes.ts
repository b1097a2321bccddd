import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import type { ApprovalServices } from '../approval/approval-services.ts'
import { downloadFile } from '../documents/index.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import type { Mail } from '../mail/mail.port.ts'
import { activityOf } from './activity.ts'
import { attachPdf, deletePdf, type AttachmentServices } from './attach-pdf.ts'
import { attachmentOf, attachmentsOf } from './attachment-store.ts'
import { billsOf } from './bills.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { guardedOrder } from './create-order.ts'
import { downloadBill, downloadSimulation } from './download-pdf.ts'
import { pageOfOrders } from './order-list.ts'
import { orderOf, pageOfOrderInvoices } from './order-views.ts'
import { settlementOfOrder } from './order-settlement.ts'
import { reorderLinesOf } from './reorder.ts'
import { askForDocuments } from './request-documents.ts'
import type { OrderWorkers } from './tasks.ts'

interface Services extends ApprovalServices, AttachmentServices {
  readonly mail: Mail
  readonly workers: Pick<OrderWorkers, 'ask'>
}

export const orderRoutes = routes((services: Services) => [
  route(endpoints.orderCreate, (call) => call.transaction((tx) => guardedOrder(services, tx, call))),
  route(endpoints.orderDocuments, (call) => call.transaction((tx) => askForDocuments(services, tx, call))),
  route(endpoints.orderList, async ({ business, db, query }) =>
    E.right(pageAt(query, await pageOfOrders(db, business, query, services.clock.today(business.country)))),
  ),
  route(endpoints.orderDetail, async ({ business, db, params }) =>
    E.fromNullable(NOT_FOUND)(await orderOf(db, business, params.orderId, services.clock.today(business.country))),
  ),
  route(endpoints.orderDepositConfirm, (call) => call.transaction((tx) => confirmDeposit(services, tx, call))),
  route(endpoints.orderInvoices, async ({ business, db, params, query }) => {
    const today = services.clock.today(business.country)
    return E.right(pageAt(query, await pageOfOrderInvoices(db, business, params.orderId, query, today)))
  }),
  route(endpoints.orderActivity, async ({ business, db, params }) =>
    E.right(await activityOf(db, business, params.orderId)),
  ),
  route(endpoints.orderSettlement, async ({ business, db, params }) =>
    E.right(await settlementOfOrder(db, business, params.orderId, services.clock.today(business.country))),
  ),
  route(endpoints.orderReorder, async ({ business, db, params }) =>
    E.right({ items: await reorderLinesOf(db, business, params.orderId) }),
  ),
  route(endpoints.billList, async ({ business, db, params }) =>
    E.right({ items: await billsOf(db, business.country, params.orderId) }),
  ),
  route(endpoints.billDownload, ({ business, db, params }) =>
    downloadBill(services, db, business, params.orderId, params.billId),
  ),
  route(endpoints.orderSimulationPdf, ({ business, db, params }) =>
    downloadSimulation(services, db, business, params.orderId),
  ),

  route(endpoints.hasAttachments, async ({ body, db }) => E.right(await attachmentsOf(db, body.orderInvoiceIds))),
  route(endpoints.invoicePdfUpload, (call) => attachPdf(services, call, call.params.orderInvoiceId)),
  route(endpoints.invoicePdfDelete, (call) => call.transaction((tx) => deletePdf(services, tx, call))),
  route(endpoints.invoicePdfDownload, async ({ db, params }) => {
    const file = await attachmentOf(db, params.orderInvoiceId)
    return file === undefined ? E.left(NOT_FOUND) : downloadFile(services, { ...file, kind: 'pdf' })
  }),
])
