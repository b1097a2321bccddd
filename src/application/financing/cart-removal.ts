import { makeAutoObservable } from 'mobx'
import type { Cart } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'
import { type InvoiceRow, rowOf } from './invoice-row.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import type { OrderFlowEvent } from './order-flow.ts'

/** The used part of the order flow. */
export interface OrderWithRemovals {
  readonly cart: CartViewModel
  readonly table: InvoiceTableViewModel
  readonly step: number
  readonly isBusy: boolean
  readonly advance: (event: OrderFlowEvent) => void
}

/** Takes invoices out of the cart and out of the selection; what the user takes out can come back. */
export class CartRemoval {
  readonly #flow: OrderWithRemovals
  readonly #notifications: NotificationsViewModel

  constructor(flow: OrderWithRemovals, notifications: NotificationsViewModel) {
    this.#flow = flow
    this.#notifications = notifications
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** By the user. */
  remove(ids: ReadonlyArray<InvoiceId>): void {
    if (this.#flow.isBusy) return
    const before = this.#flow.cart.cart
    const rows = this.drop(ids)
    const [first] = rows
    if (first === undefined) return
    const toast = { _tag: 'CartInvoicesRemoved', folio: first.folio, invoices: rows.length } as const
    this.#notifications.show(toast, () => this.#putBack(before, rows))
  }

  /** Returns what it took out. An empty cart leads back to the invoices. */
  drop(ids: ReadonlyArray<InvoiceId>): ReadonlyArray<InvoiceRow> {
    const { advance, cart, table } = this.#flow
    const gone = new Set(ids)
    const rows = cart.lines.filter(({ invoice }) => gone.has(invoice.id)).map(({ invoice }) => rowOf(invoice))
    table.selection.remove(rows)
    cart.remove(ids)
    advance(cart.lines.length === 0 ? 'ChangeType' : 'Changed')
    return rows
  }

  /** The last invoices of a cart lead back to it, unless others were selected meanwhile. */
  #putBack(before: Cart, rows: ReadonlyArray<InvoiceRow>): void {
    const { advance, cart, step, table } = this.#flow
    const isReturning = step === 0 && cart.lines.length === 0 && table.selection.count === 0
    table.selection.add(rows)
    cart.putBack(
      before,
      rows.map(({ id }) => id),
    )
    if (isReturning) advance('Next')
  }
}
