import { makeAutoObservable } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartRemoval } from './cart-removal.ts'
import type { OrderDraftService } from './order-draft-service.ts'
import type { OrderContent, OrderProgress } from './order-progress.ts'
import { rereadCart } from './reread-cart.ts'
import type { OrderSubmission } from './order-submission.ts'

export interface OrderRejectionParts extends OrderContent {
  readonly progress: OrderProgress
  readonly submission: OrderSubmission
  readonly removal: CartRemoval
  readonly drafts: OrderDraftService
  readonly notifications: NotificationsViewModel
}

/** The user's options after the host rejected a simulation or an order. */
export class OrderRejection {
  readonly #parts: OrderRejectionParts

  constructor(parts: OrderRejectionParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Unavailable lines of the cart, from the error. */
  get unavailable(): ReadonlyArray<CartLine> {
    const { cart, progress, submission } = this.#parts
    const ids = new Set(invoicesOf((progress.hasFailed ? submission.failure : undefined) ?? cart.simulation.failure))
    return cart.lines.filter(({ invoice }) => ids.has(invoice.id))
  }

  /** The transfer that was sent and that of now, when only that rejected the order. */
  get changed(): { readonly before: Money; readonly after: Money } | undefined {
    const { progress, submission } = this.#parts
    const failure = progress.hasFailed ? submission.failure : undefined
    return failure?._tag === 'Rejected' ? failure.changed : undefined
  }

  /** After a change of the transfer, the cart is that of now. */
  async reread(): Promise<void> {
    if (this.changed !== undefined) await rereadCart(this.#parts, this.#parts.drafts)
  }

  /** Removes the unavailable lines, which updates the simulation; an empty cart leads back to the invoices. */
  drop(): void {
    const { cart, notifications, removal, submission, table } = this.#parts
    const ids = this.unavailable.map(({ invoice }) => invoice.id)
    submission.reset()
    removal.drop(ids)
    if (cart.lines.length === 0) notifications.show({ _tag: 'NothingLeftToSend', gone: ids.length })
    table.list.retry()
  }

  /** Returns to the unchanged cart; without one, to the invoices. */
  leave(): void {
    const { cart, removal, submission } = this.#parts
    submission.reset()
    if (cart.lines.length === 0) removal.drop([])
  }
}

const invoicesOf = (failure: Failure | undefined): ReadonlyArray<InvoiceId> =>
  failure?._tag === 'Rejected' ? (failure.invoices ?? []) : []
