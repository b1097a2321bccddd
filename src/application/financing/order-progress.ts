import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CartViewModel } from './cart.view-model.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import { advance, type OrderFlow, type OrderFlowEvent, start, stepOf } from './order-flow.ts'

/** The selected invoices, and those of the cart with their dates. */
export interface OrderContent {
  readonly table: InvoiceTableViewModel
  readonly cart: CartViewModel
}

/** The current step of an order. Its content decides which events apply. */
export class OrderProgress {
  flow: OrderFlow = start
  /** The selected invoices are being loaded, for the next step or after a reload. */
  isPreparing = false
  readonly #content: OrderContent

  constructor(content: OrderContent) {
    this.#content = content
    makeAutoObservable(this, { flow: observableRef }, { autoBind: true })
  }

  get step(): 0 | 1 | 2 | 3 {
    return stepOf(this.flow)
  }

  get isBusy(): boolean {
    return this.flow._tag === 'Sending'
  }

  get isSent(): boolean {
    return this.flow._tag === 'Sent'
  }

  get hasFailed(): boolean {
    return this.flow._tag === 'Reviewing' && this.flow.failed
  }

  advance(event: OrderFlowEvent): void {
    const { cart, table } = this.#content
    const hasSelection = this.flow._tag === 'Selecting' ? table.selection.count > 0 : cart.lines.length > 0
    this.flow = advance(this.flow, event, { hasSelection, readyToSend: cart.canSubmit })
  }

  /** Continues an order that was sent before this page was opened. */
  resume(flow: OrderFlow): void {
    this.flow = flow
  }

  async preparing<A>(loading: Promise<A>): Promise<A> {
    runInAction(() => (this.isPreparing = true))
    return loading.finally(() => runInAction(() => (this.isPreparing = false)))
  }
}
