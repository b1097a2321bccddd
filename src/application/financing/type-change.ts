import type { Cart } from '#domain/financing/cart.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { SelectedInvoices } from './invoice-row.ts'
import type { OrderFlowViewModel } from './order-flow.view-model.ts'

/** Opens the address of a type of financing, with that search and filter. */
export type OpenType = (type: FinancingType, query: ReadonlyArray<QueryPair>) => void

interface LeftOrder {
  readonly type: FinancingType
  readonly query: ReadonlyArray<QueryPair>
  readonly chosen: SelectedInvoices
  /** Undefined in the first step. */
  readonly cart: Cart | undefined
}

/** Another type of financing starts a new order: the one that is left can come back as it was. */
export class TypeChange {
  readonly #flow: OrderFlowViewModel
  readonly #notifications: NotificationsViewModel
  #openType: OpenType | undefined
  #returning: LeftOrder | undefined

  constructor(flow: OrderFlowViewModel, notifications: NotificationsViewModel) {
    this.#flow = flow
    this.#notifications = notifications
  }

  /** The address decides the type: `openType` changes it until the returned function is called. */
  activate(openType: OpenType): () => void {
    this.#openType = openType
    return () => {
      this.#openType = undefined
      this.#returning = undefined
      this.#notifications.withdraw('TypeChanged')
    }
  }

  /** Before the invoices of that type are opened. */
  leave(type: FinancingType): void {
    const left = this.#order
    if (this.#returning?.type !== type) this.#returning = undefined
    if (left === undefined || left.type === type) return
    const invoices = left.cart?.lines.length ?? this.#flow.table.selection.count
    const toast = { _tag: 'TypeChanged', from: left.type, to: type, invoices } as const
    this.#notifications.show(toast, () => this.#return(left))
  }

  /** The invoices of that type are open. */
  arrive(type: FinancingType): void {
    const { cart, table } = this.#flow
    const left = this.#returning
    this.#returning = undefined
    if (left?.type !== type) return
    table.selection.restore(left.chosen)
    if (left.cart === undefined) return
    cart.restore(type, left.cart)
    this.#flow.advance('Next')
  }

  #return(left: LeftOrder): void {
    if (this.#flow.isBusy) return
    this.#returning = left
    this.#openType?.(left.type, left.query)
  }

  /** The order in progress; undefined when there is nothing to lose. The host's own selection comes back by itself. */
  get #order(): LeftOrder | undefined {
    const { cart, flow, isBusy, isOpen, isSent, table } = this.#flow
    const { chosen, count, rows } = table.selection
    if (!isOpen || isBusy || isSent) return undefined
    const order = { type: table.type, query: table.query, chosen }
    if (flow._tag !== 'Selecting') return cart.lines.length === 0 ? undefined : { ...order, cart: cart.cart }
    const isOwn = chosen._tag === 'AllMatching' || rows.some(({ preselected }) => !preselected)
    return count > 0 && isOwn ? { ...order, cart: undefined } : undefined
  }
}
