import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { advance, type OrderFlow, type OrderFlowEvent, start, stepOf } from './order-flow.ts'
import { CartRemoval } from './cart-removal.ts'
import type { CartViewModel } from './cart.view-model.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import { draftOf, type OrderDraft } from './order-draft.ts'
import type { OrderFlowDependencies } from './order-flow.dependencies.ts'
import { OrderRejection } from './order-rejection.ts'
import { SelectionCheck } from './selection-check.ts'
import type { SubmissionOutcome } from './submit-order.ts'
import type { OrderSubmission } from './order-submission.ts'

/** The three steps from a table of invoices to an order. Its state survives a reload and the end of a session. */
export class OrderFlowViewModel {
  flow: OrderFlow = start
  /** The selected invoices are being loaded, for the next step or after a reload. */
  isPreparing = false
  /** The invoices of the business are visible. */
  isOpen = false
  readonly table: InvoiceTableViewModel
  readonly cart: CartViewModel
  /** The submission of the order. */
  readonly submission: OrderSubmission
  readonly rejection: OrderRejection
  readonly removal: CartRemoval
  /** What the next step takes of the selection. */
  readonly selectionCheck: SelectionCheck
  readonly #deps: OrderFlowDependencies

  constructor(dependencies: OrderFlowDependencies) {
    this.table = dependencies.table
    this.cart = dependencies.cart
    this.submission = dependencies.submission
    this.rejection = new OrderRejection(this, dependencies)
    this.removal = new CartRemoval(this, dependencies.notifications)
    this.selectionCheck = new SelectionCheck(this, dependencies)
    this.#deps = dependencies
    const observed = {
      flow: observableRef,
      table: false,
      cart: false,
      submission: false,
      rejection: false,
      removal: false,
      selectionCheck: false,
    } as const
    makeAutoObservable(this, observed, { autoBind: true })
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

  /** Whether the next step, or sending, is possible. */
  get canGoNext(): boolean {
    if (this.isPreparing) return false
    return this.flow._tag === 'Selecting' ? this.table.selection.sum > 0 : this.cart.canSubmit
  }

  /** Saves every change, updates the dates with the calendar, and resumes an interrupted order. */
  activate(): () => void {
    const stops = [this.#deps.drafts.saveChanges(() => this.#draft()), this.cart.activate()]
    this.#resume()
    return () => {
      stops.forEach((stop) => stop())
      runInAction(() => (this.isOpen = false))
      this.table.list.cancel()
    }
  }

  /** Opens the invoices of that type that `query` finds, and the order of that type in progress, if any. The one of another type is kept. */
  async open(type: FinancingType, query: ReadonlyArray<QueryPair> = []): Promise<void> {
    const left = this.#draft()
    if (left !== undefined && !this.isBusy) this.#deps.drafts.save(left)
    const draft = this.isBusy ? undefined : this.#deps.drafts.loadFor(type)
    const showsSubmission = this.#showsSubmission
    this.isOpen = !this.#deps.source.isDemo
    if (!showsSubmission) {
      this.advance('ChangeType')
      this.cart.clear()
    }
    const earlier = draft?.lines.map(({ invoiceId }) => invoiceId)
    await Promise.all([this.table.open(type, query, earlier), this.#restore(draft)])
  }

  /** An order that is being sent, a receipt that was not on screen yet, or a rejection of an order whose cart is gone. */
  get #showsSubmission(): boolean {
    const hasUnseenReceipt = this.isSent && !this.isOpen && this.submission.order !== undefined
    return this.isBusy || hasUnseenReceipt || (this.hasFailed && this.cart.lines.length === 0)
  }

  async next(): Promise<void> {
    if (this.canGoNext) await (this.flow._tag === 'Selecting' ? this.selectionCheck.run() : this.advance('Next'))
  }

  back(): void {
    this.advance('Back')
  }

  /** Does nothing while the first request is pending. */
  async send(): Promise<void> {
    if (this.isBusy) return
    this.advance('Send')
    if (!this.isBusy) return
    this.#deps.notifications.withdraw('CartInvoicesRemoved', 'DatesChanged', 'TypeChanged')
    const { calendar, source } = this.#deps
    if (source.isDemo) return this.advance('Sent')
    const sent = orderRequestOf(this.cart.type, this.cart.cart, calendar.today, calendar.calendar)
    this.#settle(E.isLeft(sent) ? 'Rejected' : await this.submission.submit(sent.right, this.cart.simulation.transfer))
  }

  /** Requests an order with unknown outcome at once. */
  async check(): Promise<void> {
    if (this.isBusy) this.#settle(await this.submission.check())
  }

  /** Leaves the success screen. */
  done(): void {
    this.submission.reset()
    this.advance('Done')
    this.table.list.retry()
  }

  async #restore(draft: OrderDraft | undefined): Promise<void> {
    if (draft === undefined) return
    const restored = await this.preparing(this.#deps.drafts.restore(draft))
    if (restored === undefined || draft.type !== this.table.type || this.isSent) return
    this.table.restore(restored.rows, draft.allOf === undefined)
    if (restored.cart === undefined) return
    this.cart.restore(draft.type, restored.cart)
    if (this.flow._tag === 'Selecting') this.advance('Next')
  }

  /** Shows an outcome that arrived while another screen was open, or resumes an interrupted order. */
  #resume(): void {
    const { failure, interrupted, order } = this.submission
    if (this.flow._tag !== 'Selecting') return
    if (order !== undefined) this.flow = { _tag: 'Sent' }
    else if (failure !== undefined) this.flow = { _tag: 'Reviewing', failed: true }
    if (this.flow._tag !== 'Selecting' || interrupted === undefined) return
    this.flow = { _tag: 'Sending' }
    void this.submission.resumeOrWait(interrupted).then((outcome) => this.#settle(outcome))
  }

  /** An unknown outcome changes nothing: nothing else can be sent meanwhile. */
  #settle(outcome: SubmissionOutcome['_tag']): void {
    if (outcome === 'Unknown' || !this.isBusy) return
    this.advance(outcome === 'Placed' ? 'Sent' : 'Failed')
    if (this.hasFailed && this.cart.lines.length === 0) void this.#restore(this.#deps.drafts.loadFor(this.table.type))
    if (outcome === 'Rejected') return void this.rejection.reread()
    this.cart.clear()
    this.table.selection.reset()
  }

  async preparing<A>(loading: Promise<A>): Promise<A> {
    runInAction(() => (this.isPreparing = true))
    return loading.finally(() => runInAction(() => (this.isPreparing = false)))
  }

  #draft(): OrderDraft | undefined {
    const isSettled = this.isOpen && !this.isSent && !this.isPreparing
    return isSettled ? draftOf(this.flow._tag === 'Selecting', this.table, this.cart) : undefined
  }

  advance(event: OrderFlowEvent): void {
    const hasSelection = this.flow._tag === 'Selecting' ? this.table.selection.count > 0 : this.cart.lines.length > 0
    this.flow = advance(this.flow, event, { hasSelection, readyToSend: this.cart.canSubmit })
  }
}
