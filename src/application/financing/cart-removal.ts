import { makeAutoObservable } from 'mobx'
import type { Cart } from '#domain/financing/cart.ts'
import { dearestInvoices } from '#domain/financing/invoice-cost.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { type InvoiceRow, rowOf } from './invoice-row.ts'
import type { OrderContent, OrderProgress } from './order-progress.ts'

export interface CartRemovalParts extends OrderContent {
  readonly progress: OrderProgress
  readonly notifications: NotificationsViewModel
}

/** Takes invoices out of the cart and out of the selection; what the user takes out can come back. */
export class CartRemoval {
  readonly #parts: CartRemovalParts

  constructor(parts: CartRemovalParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** By the user. */
  remove(ids: ReadonlyArray<InvoiceId>): void {
    const { cart, notifications, progress } = this.#parts
    if (progress.isBusy) return
    const before = cart.cart
    const rows = this.drop(ids)
    const [first] = rows
    if (first === undefined) return
    const toast = { _tag: 'CartInvoicesRemoved', folio: first.folio, invoices: rows.length } as const
    notifications.show(toast, () => this.#putBack(before, rows))
  }

  /** The invoices whose removal lowers the cost most; none unless the figures are those of the cart. */
  get dearest(): ReadonlyArray<InvoiceId> {
    const { simulation } = this.#parts.cart
    return simulation.isUpToDate ? dearestInvoices([...simulation.costs.values()], MAX_DEAREST) : []
  }

  /** Returns what it took out. An empty cart leads back to the invoices. */
  drop(ids: ReadonlyArray<InvoiceId>): ReadonlyArray<InvoiceRow> {
    const { cart, progress, table } = this.#parts
    const gone = new Set(ids)
    const rows = cart.lines.filter(({ invoice }) => gone.has(invoice.id)).map(({ invoice }) => rowOf(invoice))
    table.selection.remove(rows)
    cart.remove(ids)
    progress.advance(cart.lines.length === 0 ? 'ChangeType' : 'Changed')
    return rows
  }

  /** The last invoices of a cart lead back to it, unless others were selected meanwhile. */
  #putBack(before: Cart, rows: ReadonlyArray<InvoiceRow>): void {
    const { cart, progress, table } = this.#parts
    const isReturning = progress.step === 0 && cart.lines.length === 0 && table.selection.count === 0
    table.selection.add(rows)
    cart.putBack(
      before,
      rows.map(({ id }) => id),
    )
    if (isReturning) progress.advance('Next')
  }
}

/** How many of the dearest invoices are taken out at once. */
export const MAX_DEAREST = 3
