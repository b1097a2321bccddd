import type { Cart } from '#domain/financing/cart.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { SelectedInvoices } from './invoice-row.ts'
import type { OrderFlowViewModel } from './order-flow.view-model.ts'

/** Opens the address of a type of financing, with that search and filter. */
export type OpenType = (type: FinancingType, query: ReadonlyArray<QueryPair>) => void

interface PreviousOrder {
  readonly type: FinancingType
  readonly query: ReadonlyArray<QueryPair>
  readonly chosen: SelectedInvoices
  /** Undefined in the first step. */
  readonly cart: Cart | undefined
}

/** Another type of financing starts a new order: the previous one can be restored with its invoices and dates. */
export class TypeChange {
  readonly #flow: OrderFlowViewModel
  readonly #notifications: NotificationsViewModel
  #openType: OpenType | undefined
  #restored: PreviousOrder | undefined

  constructor(flow: OrderFlowViewModel, notifications: NotificationsViewModel) {
    this.#flow = flow
    this.#notifications = notifications
  }

  /** The address decides the type: `openType` changes it until the returned function is called. */
  activate(openType: OpenType): () => void {
    this.#openType = openType
    return () => {
      this.#openType = undefined
      this.#restored = undefined
      this.#notifications.withdraw('TypeChanged')
    }
  }

  /** Before the invoices of that type are opened. */
  beforeOpen(type: FinancingType): void {
    const previous = this.#order
    if (this.#restored?.type !== type) this.#restored = undefined
    if (previous === undefined || previous.type === type) return
    const invoices = previous.cart?.lines.length ?? this.#flow.table.selection.count
    const toast = { _tag: 'TypeChanged', from: previous.type, to: type, invoices } as const
    this.#notifications.show(toast, () => this.#restore(previous))
  }

  /** The invoices of that type are open. */
  afterOpen(type: FinancingType): void {
    const { cart, table } = this.#flow
    const previous = this.#restored
    /* The type that was left may finish opening after the restoration was asked for. */
    if (previous?.type !== type) return
    this.#restored = undefined
    table.selection.restore(previous.chosen)
    if (previous.cart === undefined) return
    cart.restore(type, previous.cart)
    this.#flow.advance('Next')
  }

  #restore(previous: PreviousOrder): void {
    const { query, type } = previous
    const isOpen = this.#flow.table.type === type
    this.#restored = previous
    this.#openType?.(type, query)
    /* The user went back to the type already, so that its address opens nothing. */
    if (isOpen) void this.#flow.open(type, query).then(() => this.afterOpen(type))
  }

  /** The order in progress; undefined when there is nothing to lose: the invoices that the host selects are selected again. */
  get #order(): PreviousOrder | undefined {
    const { cart, flow, isBusy, isOpen, isSent, table } = this.#flow
    const { chosen, count, rows } = table.selection
    if (!isOpen || isBusy || isSent) return undefined
    const order = { type: table.type, query: table.query, chosen }
    if (flow._tag !== 'Selecting') return cart.lines.length === 0 ? undefined : { ...order, cart: cart.cart }
    const isOwn = chosen._tag === 'AllMatching' || rows.some(({ preselected }) => !preselected)
    return count > 0 && isOwn ? { ...order, cart: undefined } : undefined
  }
}
