import { makeAutoObservable } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Failure } from '../shared/failure.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartRemoval } from './cart-removal.ts'
import type { CartViewModel } from './cart.view-model.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { OrderDraftService } from './order-draft-service.ts'
import { rereadCart } from './reread-cart.ts'
import type { OrderSubmission } from './order-submission.ts'

/** The used part of the order flow. */
export interface OrderWithCart {
  readonly cart: CartViewModel
  readonly table: InvoiceTableViewModel
  readonly submission: OrderSubmission
  readonly hasFailed: boolean
  readonly removal: Pick<CartRemoval, 'drop'>
}

export interface OrderRejectionDependencies {
  readonly drafts: OrderDraftService
  readonly notifications: NotificationsViewModel
}

/** The user's options after the host rejected a simulation or an order. */
export class OrderRejection {
  readonly #flow: OrderWithCart
  readonly #notifications: NotificationsViewModel
  readonly #drafts: OrderDraftService

  constructor(flow: OrderWithCart, { drafts, notifications }: OrderRejectionDependencies) {
    this.#flow = flow
    this.#notifications = notifications
    this.#drafts = drafts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Unavailable lines of the cart, from the error. */
  get unavailable(): ReadonlyArray<CartLine> {
    const { cart, hasFailed, submission } = this.#flow
    const ids = new Set(invoicesOf((hasFailed ? submission.failure : undefined) ?? cart.simulation.failure))
    return cart.lines.filter(({ invoice }) => ids.has(invoice.id))
  }

  /** The transfer that was sent and that of now, when only that refused the order. */
  get changed(): { readonly before: Money; readonly after: Money } | undefined {
    const { hasFailed, submission } = this.#flow
    const failure = hasFailed ? submission.failure : undefined
    return failure?._tag === 'Rejected' ? failure.changed : undefined
  }

  /** After a change of the transfer, the cart is that of now. */
  async reread(): Promise<void> {
    if (this.changed !== undefined) await rereadCart(this.#flow, this.#drafts)
  }

  /** Removes the unavailable lines, which updates the simulation; an empty cart leads back to the invoices. */
  drop(): void {
    const { cart, removal, submission, table } = this.#flow
    const ids = this.unavailable.map(({ invoice }) => invoice.id)
    submission.reset()
    removal.drop(ids)
    if (cart.lines.length === 0) this.#notifications.show({ _tag: 'NothingLeftToSend', gone: ids.length })
    table.list.retry()
  }

  /** Returns to the unchanged cart; without one, to the invoices. */
  leave(): void {
    const { cart, removal, submission } = this.#flow
    submission.reset()
    if (cart.lines.length === 0) removal.drop([])
  }
}

const invoicesOf = (failure: Failure | undefined): ReadonlyArray<InvoiceId> =>
  failure?._tag === 'Rejected' ? (failure.invoices ?? []) : []
