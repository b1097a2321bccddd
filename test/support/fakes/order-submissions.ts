import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderRequest } from '#domain/financing/order-request.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Pending } from '#domain/team/pending.ts'
import { aPending } from '#test/support/samples/approvals.ts'
import { simulate } from '#domain/financing/simulate.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { FakeInvoices } from './invoices.ts'
import { makeFaults, rejectedBy, type Faults, unavailable } from './faults.ts'

export interface PlacedOrder {
  readonly id: OrderId
  readonly intent: string
  readonly request: OrderRequest
}

export interface FakeOrderSubmissions extends OrderSubmissions {
  readonly simulating: Faults
  readonly placing: Faults
  readonly documents: Faults
  readonly orders: () => ReadonlyArray<PlacedOrder>
  /** The documents of the company are read again from now on. */
  readonly readAgain: () => void
  /** Another member has to authorise every order from now on. */
  readonly askOthers: () => void
  readonly documentsOf: () => ReadonlyArray<OrderId>
  /** Number of requests to place an order, answered or not. */
  readonly attempts: () => number
}

/** A host with one order per intent, and one active order per invoice. */
export const makeFakeOrderSubmissions = (invoices: FakeInvoices, today: () => CivilDate): FakeOrderSubmissions => {
  const [simulating, placing, documents] = [makeFaults(), makeFaults(), makeFaults()]
  const orders: Array<PlacedOrder> = []
  const requests: Array<OrderId> = []
  let attempts = 0
  let isReadingAgain = false
  let asksOthers = false
  const waiting: Array<{ readonly intent: string; readonly request: OrderRequest; readonly answer: Pending }> = []
  const awaited = (id: InvoiceId): boolean =>
    waiting.some(({ request }) => request.lines.some(({ invoiceId }) => invoiceId === id))
  const terms = standardTerms('CLP')
  const takenOf = (ids: ReadonlyArray<InvoiceId>): ReadonlyArray<InvoiceId> => {
    const taken = new Set(orders.flatMap((order) => order.request.lines.map(({ invoiceId }) => invoiceId)))
    return ids.filter((id) => taken.has(id) || awaited(id))
  }
  const price = (type: FinancingType, lines: OrderRequest['lines']): E.Either<Failure, Simulation> => {
    if (lines.length === 0) return E.left(rejectedBy(endpoints.cartCalculate, 'ERROR_ORDER_EMPTY'))
    const known = new Map(invoices.all(type).map((invoice) => [invoice.id, invoice]))
    const wanted = lines.map(({ invoiceId }) => invoiceId)
    const missing = [...takenOf(wanted), ...wanted.filter((id) => !known.has(id))]
    if (missing.length > 0) return E.left(unavailable(missing))
    const priced = lines.flatMap(({ invoiceId, paymentDate }) => {
      const { amount, creditNotes, paid } = known.get(invoiceId) ?? {}
      if (amount === undefined || creditNotes === undefined) return []
      const amounts = { amount, creditNotes, paid }
      return [{ invoiceId, ...amounts, paymentDate, rate: terms.monthlyRate, retention: terms.retention }]
    })
    const cart = { currency: 'CLP', today: today(), operationCost: terms.operationCost, lines: priced } as const
    return E.mapLeft((): Failure => rejectedBy(endpoints.cartCalculate, 'ERROR_ORDER_NOT_FINANCEABLE'))(simulate(cart))
  }
  return {
    simulating,
    placing,
    documents,
    orders: () => orders,
    readAgain: () => void (isReadingAgain = true),
    askOthers: () => void (asksOthers = true),
    documentsOf: () => requests,
    attempts: () => attempts,
    simulate: (type, lines) => simulating.around(() => TE.fromEither(price(type, lines))),
    create: (request, intent, transfer) => {
      attempts += 1
      return placing.around(() => {
        const same = orders.find((order) => order.intent === intent)
        if (same !== undefined) {
          const isSame = JSON.stringify(same.request) === JSON.stringify(request)
          return isSame ? TE.of(same.id) : TE.left(rejectedBy(endpoints.orderCreate, 'ERROR_IDEMPOTENCY_MISMATCH'))
        }
        const asked = waiting.find((one) => one.intent === intent)
        if (asked !== undefined) return TE.of(asked.answer)
        const claimed = request.lines.flatMap(({ invoiceId }) => (awaited(invoiceId) ? [invoiceId] : []))
        if (claimed.length > 0)
          return TE.left({ ...rejectedBy(endpoints.orderCreate, 'ERROR_APPROVAL_PENDING'), invoices: claimed })
        if (isReadingAgain) return TE.left(rejectedBy(endpoints.orderCreate, 'ERROR_DOCUMENTS_READ_AGAIN'))
        const taken = takenOf(request.lines.map(({ invoiceId }) => invoiceId))
        if (taken.length > 0) return TE.left(unavailable(taken))
        const priced = price(request.type, request.lines)
        if (transfer !== undefined && E.isRight(priced) && priced.right.transfer.minor !== transfer.minor) {
          const changed = { before: transfer, after: priced.right.transfer }
          return TE.left({ ...rejectedBy(endpoints.orderCreate, 'ERROR_INVOICE_CHANGED'), changed })
        }
        if (asksOthers) {
          const answer = aPending('ORDER', String(waiting.length + 1))
          waiting.push({ intent, request, answer })
          return TE.of(answer)
        }
        const order = { id: String(5_000 + orders.length) as OrderId, intent, request }
        orders.push(order)
        return TE.of(order.id)
      })
    },
    requestDocuments: (order) =>
      documents.around(() => {
        requests.push(order)
        return TE.of(undefined)
      }),
  }
}
