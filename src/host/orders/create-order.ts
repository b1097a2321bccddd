import * as E from 'fp-ts/Either'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { compare, type Money } from '#domain/kernel/money.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { claimedInvoices, lockInvoices, type PricedRequest, priceRequest } from '../financing/index.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
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
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { ApprovalContent } from '#wire/approvals.codec.ts'
import { OrderLines } from '#wire/cart.codec.ts'
import { id as idOf } from '#wire/codec/ids.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import { list } from '#wire/codec/primitives.ts'
import { FinancingTypeCodec } from '#wire/financing.codec.ts'
import { claimedAmong } from '../approval/approval-store.ts'
import type { ApprovalServices, ApprovedAct } from '../approval/approval-services.ts'
import { guarded } from '../approval/guarded.ts'
import { depositAccounts } from '../banking/index.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { addDocuments } from './request-documents.ts'

/** An order as a call asks for it. `transfer`: what the company read. */
export interface AskedOrder extends OrderRequest {
  readonly transfer?: Money | undefined
}

export interface CreatedOrder extends PricedRequest {
  readonly id: OrderId
}

/**
 * Prices the request again and writes it whole. Its invoices are locked first, so that what was priced is what is ordered. Of two
 * that ask for one invoice at once, the second is rejected. A transfer other than the one that the company read is rejected with both.
 */
export const createOrder = async (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  { business, requestId, session }: Omit<TenantCall, 'afterCommit'>,
  asked: AskedOrder,
): HandlerResult<CreatedOrder, OrderErrors> => {
  const { lines } = asked
  const requested = new Set<InvoiceId>(lines.map(({ invoiceId }) => invoiceId))
  const preselected = new Set<InvoiceId>(asked.preselected)
  if (![...preselected].every((id) => requested.has(id))) return E.left(invalid(['preselectedInvoicesIds']))
  const today = clock.today(business.country)
  if (await isReadingAgain(tx, business.id)) return E.left(hostError('ERROR_DOCUMENTS_READ_AGAIN'))
  await lockInvoices(tx, business.id, [...requested])
  const priced = await priceRequest(tx, business, asked.type, lines, today)
  if (E.isLeft(priced)) return priced
  const { transfer } = priced.right.simulation
  if (asked.transfer !== undefined && compare(asked.transfer, transfer) !== 0)
    return E.left({ code: 'ERROR_INVOICE_CHANGED', changed: { before: asked.transfer, after: transfer } })
  const signatures = await signaturesOf(tx, business.id, [...requested])
  const orderId = await writeOrder(tx, {
    ...priced.right,
    businessId: business.id,
    type: asked.type,
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
  return E.right({ ...priced.right, id: orderId })
}

type OrderErrors = ErrorsOf<typeof endpoints.orderCreate>

export interface OrderServices extends ChangeServices {
  readonly mail: Mail
}

/** Creates an order, and tells the company. */
const requestOrder = async (
  services: OrderServices,
  tx: Queries,
  call: TenantCall,
  asked: AskedOrder,
): HandlerResult<CreatedOrder, OrderErrors> => {
  const created = await createOrder(services, tx, call, asked)
  if (E.isLeft(created)) return created
  const [businessId, orderId] = [call.business.id, created.right.id]
  const emails = await notify(tx, services.clock, { businessId }, { kind: 'OrderReceived', orderId })
  call.afterCommit(() => {
    services.live.publish({ type: 'order', businessId, orderId, pymeStatus: 'IN_REVIEW' })
    services.live.publish({ type: 'invoices', businessId })
    sendNotification(services, emails)
  })
  return created
}

/** An order, as it is stored until others authorise it. */
const FrozenOrder = mappedRecord('FrozenOrder', {
  type: ['orderType', FinancingTypeCodec],
  lines: ['orderInvoices', OrderLines],
  preselected: ['preselectedInvoicesIds', list(10_000, idOf('Invoice'))],
})

/** Places the order, or stores it until others authorise it. A rejection for claimed invoices names them. */
export const guardedOrder: UseCase<OrderServices & ApprovalServices, 'orderCreate'> = async (services, tx, call) => {
  const { body, business, query } = call
  const { lines, preselected, transfer } = body
  const asked = { type: query.orderType, lines, preselected, transfer }
  const invoices = lines.map(({ invoiceId }) => invoiceId)
  const answer = await guarded(services, tx, call, {
    act: 'ORDER',
    frozen: FrozenOrder.encode(asked),
    targets: [...new Set(invoices.map(claimedInvoices.targetOf))],
    run: async (within) => {
      const created = await requestOrder(services, tx, within, asked)
      if (E.isLeft(created)) return created
      return E.right({
        answer: { id: created.right.id },
        content: await contentOf(tx, business, asked, created.right),
        amount: created.right.simulation.total,
        firstDate: lines.map(({ paymentDate }) => paymentDate).toSorted()[0],
      })
    },
  })
  if (E.isRight(answer) || answer.left.code !== 'ERROR_APPROVAL_PENDING') return answer
  const claimed = new Set(await claimedAmong(tx, business.id, invoices.map(claimedInvoices.targetOf)))
  return E.left({ ...answer.left, invoices: invoices.filter((one) => claimed.has(claimedInvoices.targetOf(one))) })
}

/** Places an order that others authorised, with its documents. It is priced again. */
export const approvedOrder =
  (services: OrderServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const read = FrozenOrder.decode(frozen)
    if (E.isLeft(read)) throw new Error('a frozen order that cannot be read')
    const created = await requestOrder(services, tx, call, read.right)
    if (E.isLeft(created)) return created
    await addDocuments(services, tx, call, created.right.id)
    return E.right(await contentOf(tx, call.business, read.right, created.right))
  }

const contentOf = async (
  queries: Queries,
  business: Business,
  { lines: asked, type }: AskedOrder,
  { lines, simulation }: CreatedOrder,
): Promise<ApprovalContent> => {
  const documents = await documentsOf(
    queries,
    business,
    asked.map(({ invoiceId }) => invoiceId),
  )
  const account = await depositAccounts.depositAccountOf(queries, business)
  const invoices = lines.flatMap(({ amount, creditNotes, invoiceId, paymentDate }) => {
    const document = documents.get(invoiceId)
    if (document === undefined) return []
    const { folio, identifier, name } = document
    return [{ id: invoiceId, folio, payer: { name, identifier }, amount, lowered: creditNotes, paymentDate }]
  })
  return {
    lines: [],
    order: {
      type,
      invoices,
      retention: simulation.retention,
      account: account && depositAccounts.proposedDeposit(business.country, account),
    },
    cost: keyFiguresOf(simulation).totalCost,
  }
}

const documentsOf = async (queries: Queries, business: Business, ids: ReadonlyArray<InvoiceId>) => {
  const found = await rows(
    queries,
    DocumentRow,
    sql`select id, folio, payer_name as name, payer_identifier as identifier from invoice
      where business_id = ${business.id} and id = any(${ids}::bigint[])`,
  )
  return new Map(found.map((row) => [row.id, row]))
}

const DocumentRow = rowCodec('OrderedDocumentRow', { id: id<'Invoice'>(), folio: text, name: text, identifier: text })
