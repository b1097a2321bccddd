import * as E from 'fp-ts/Either'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { compare } from '#domain/kernel/money.ts'
import type { CreateOrderRequest } from '#wire/cart.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { lockInvoices } from '../financing/lock-invoices.ts'
import { priceRequest } from '../financing/price-request.ts'
import type { Call, HandlerResult } from '../http/call.ts'
import { invalid, hostError } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { isReadingAgain } from '../tax-authority/documents-read.ts'
import { signaturesOf, unverifiedDetail } from './signatures.ts'
import { writeOrder } from './store.ts'

type OrderCall = Call<unknown, { readonly orderType: FinancingType }, CreateOrderRequest>
type CreateOrderCall = Pick<OrderCall, 'body' | 'query' | 'requestId'> & {
  readonly business: Business
  readonly session: Session
}

/**
 * Prices the request again and writes it whole. Its invoices are locked first, so that what was priced is what is ordered. Of two
 * that ask for one invoice at once, the second is refused. A transfer other than the one that the company read is refused with both.
 */
export const createOrder = async (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  { body, business, query, requestId, session }: CreateOrderCall,
): HandlerResult<OrderId> => {
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
