import type { OrderId } from '#domain/kernel/id.ts'
import { approveAndTransfer } from '#test/host/orders/ready-for-transfers.ts'
import { anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let next = 0

/** An order of new invoices; each has a folio of its own. */
export const anOrder = async (
  host: AHost,
  company: Company,
  invoices: number,
  paymentDate?: string,
): Promise<OrderId> => {
  const issued = Array.from({ length: invoices }, () => anInvoice(company.country, (next += 1)))
  const ids = await store(host, company, issued)
  const created = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids, paymentDate), preselectedInvoicesIds: [] },
  })
  return String((created.body as { readonly createdOrder: { readonly id: number } }).createdOrder.id) as OrderId
}

/** An order that was approved and transferred today. */
export const aTransferredOrder = async (...given: Parameters<typeof anOrder>): Promise<OrderId> => {
  const orderId = await anOrder(...given)
  await approveAndTransfer(given[0], orderId)
  return orderId
}
