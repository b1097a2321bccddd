import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { OrderFlowViewModel } from './order-flow.view-model.ts'

/** Opens the address of a type of financing, with that search and filter. */
export type OpenType = (type: FinancingType, query: ReadonlyArray<QueryPair>) => void

/** Each type of financing has an order of its own: the one that is left is kept, and the user can go back to it at once. */
export class TypeChange {
  readonly #flow: OrderFlowViewModel
  readonly #notifications: NotificationsViewModel
  #openType: OpenType | undefined

  constructor(flow: OrderFlowViewModel, notifications: NotificationsViewModel) {
    this.#flow = flow
    this.#notifications = notifications
  }

  /** The address decides the type: `openType` changes it until the returned function is called. */
  activate(openType: OpenType): () => void {
    this.#openType = openType
    return () => {
      this.#openType = undefined
      this.#notifications.withdraw('TypeChanged')
    }
  }

  /** Before the invoices of that type are opened. */
  beforeOpen(type: FinancingType): void {
    const { type: from, query } = this.#flow.table
    if (from === type) return
    this.#notifications.withdraw('TypeChanged')
    const invoices = this.#invoices
    if (invoices === 0) return
    this.#notifications.show({ _tag: 'TypeChanged', from, to: type, invoices }, () => this.#openType?.(from, query))
  }

  /** Counts the invoices of the order in progress; none where the host selects its invoices again. */
  get #invoices(): number {
    const { cart, isBusy, isOpen, isSent, step, table } = this.#flow
    const { chosen, count, rows } = table.selection
    if (!isOpen || isBusy || isSent) return 0
    if (step > 0) return cart.lines.length
    return chosen._tag === 'AllMatching' || rows.some(({ preselected }) => !preselected) ? count : 0
  }
}
