import * as E from 'fp-ts/Either'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { compare } from '#domain/kernel/money.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { lockInvoices, priceRequest } from '../financing/index.ts'
import type { CallTo, HandlerResult, UseCase } from '../http/call.ts'
import { invalid, hostError } from '../http/host-error.ts'
import type { Clock } from '../kernel/clock.ts'
import type { ChangeServices } from '../live/record-change.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { isReadingAgain } from '../tax-authority/store/index.ts'
import { signaturesOf, unverifiedDetail } from './signatures.ts'
import { writeOrder } from './store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

type CreateOrderCall = Pick<CallTo<'orderCreate'>, 'body' | 'business' | 'query' | 'requestId' | 'session'>

/**
 * Prices the request again and writes it whole. Its invoices are locked first, so that what was priced is what is ordered. Of two
 * that ask for one invoice at once, the second is rejected. A transfer other than the one that the company read is rejected with both.
 */
export const createOrder = async (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  { body, business, query, requestId, session }: CreateOrderCall,
): HandlerResult<OrderId, ErrorsOf<typeof endpoints.orderCreate>> => {
  const { lines } = body
  const requested = new Set<InvoiceId>(lines.map(({ invoiceId }) => invoiceId))
  const preselected = new Set<InvoiceId>(body.preselected)
  if (![...preselected].every((id) => requested.has(id))) return E.left(invalid(['preselectedInvoicesIds']))
  const today = clock.today(business.country)
  if (await isReadingAgain(tx, business.id)) return E.left(hostError('ERROR_DOCUMENTS_READ_AGAIN'))
  await lockInvoices(tx, business.id, [...requested])
  const priced = await priceRequest(tx, business, query.orderType, lines, today)
  if (E.isLeft(priced)) return priced
  const { transfer } = priced.right.simulation
  if (body.transfer !== undefined && compare(body.transfer, transfer) !== 0)
    return E.left({ code: 'ERROR_INVOICE_CHANGED', changed: { before: body.transfer, after: transfer } })
  const signatures = await signaturesOf(tx, business.id, [...requested])
  const orderId = await writeOrder(tx, {
    ...priced.right,
    businessId: business.id,
    type: query.orderType,
    requestedOn: today,
    requestedAt: clock.now(),
    requestedBy: session.user.id,
    preselected,
    signatures,
  })
  if (orderId === undefined) return E.left(hostError('ERROR_INVOICE_NOT_AVAILABLE'))
  await appendAuditEntry(tx, clock, {
    ...actingUser({ business, requestId, session }),
    action: 'order requested',
    detail: { orderId, invoices: lines.length, ...unverifiedDetail(signatures) },
  })
  return E.right(orderId)
}

interface OrderServices extends ChangeServices {
  readonly mail: Mail
}

/** Creates the order of a call, and tells the company. */
export const requestOrder: UseCase<OrderServices, 'orderCreate'> = async (services, tx, call) => {
  const created = await createOrder(services, tx, call)
  if (E.isLeft(created)) return created
  const [businessId, orderId] = [call.business.id, created.right]
  const emails = await notify(tx, services.clock, { businessId }, { kind: 'OrderReceived', orderId })
  call.afterCommit(() => {
    services.live.publish({ type: 'order', businessId, orderId, pymeStatus: 'IN_REVIEW' })
    services.live.publish({ type: 'invoices', businessId })
    sendNotification(services, emails)
  })
  return E.right({ id: orderId })
}
