import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Cart } from '#domain/financing/cart.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Quote } from '#domain/financing/quote.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { OrderDraftService } from './order-draft-service.ts'
import { FinancingSource } from './financing-source.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CartRemoval } from './cart-removal.ts'
import { CartViewModel } from './cart.view-model.ts'
import { CommonDate } from './common-date.ts'
import { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import { draftOf, type OrderDraft } from './order-draft.ts'
import { OrderProgress } from './order-progress.ts'
import { OrderRejection } from './order-rejection.ts'
import { SelectionCheck } from './selection-check.ts'
import { OrderSubmission } from './order-submission.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import type { Resolved } from '../shared/token.ts'

export interface SentOrder {
  readonly cart: Cart
  readonly quote: Quote | undefined
}

/** The three steps from a table of invoices to an order. Its state survives a reload and the end of a session. */
export class OrderFlowViewModel {
  static readonly needs = {
    table: InvoiceTableViewModel,
    cart: CartViewModel,
    source: FinancingSource,
    drafts: OrderDraftService,
    submission: OrderSubmission,
    calendar: BusinessCalendar,
    notifications: NotificationsViewModel,
  }
  /** The invoices of the business are visible. */
  isOpen = false
  /** The order as it was reviewed, for its receipt; undefined for one that another page sent. */
  sent: SentOrder | undefined = undefined
  readonly table: InvoiceTableViewModel
  readonly cart: CartViewModel
  /** The submission of the order. */
  readonly submission: OrderSubmission
  /** The date for several lines of the cart. */
  readonly commonDate: CommonDate
  readonly progress: OrderProgress
  readonly rejection: OrderRejection
  readonly removal: CartRemoval
  /** The part of the selection that the next step takes. */
  readonly selectionCheck: SelectionCheck
  readonly #deps: Resolved<typeof OrderFlowViewModel.needs>

  constructor(dependencies: Resolved<typeof OrderFlowViewModel.needs>) {
    this.table = dependencies.table
    this.cart = dependencies.cart
    this.submission = dependencies.submission
    const parts = { ...dependencies, progress: new OrderProgress(dependencies) }
    this.progress = parts.progress
    this.commonDate = new CommonDate(dependencies)
    this.removal = new CartRemoval(parts)
    this.rejection = new OrderRejection({ ...parts, removal: this.removal })
    this.selectionCheck = new SelectionCheck(parts)
    this.#deps = dependencies
    const observed = {
      table: false,
      cart: false,
      submission: false,
      commonDate: false,
      progress: false,
      rejection: false,
      removal: false,
      selectionCheck: false,
      sent: observableRef,
    } as const
    makeAutoObservable(this, observed, { autoBind: true })
  }

  get step(): 0 | 1 | 2 | 3 {
    return this.progress.step
  }

  get isPreparing(): boolean {
    return this.progress.isPreparing
  }

  get isBusy(): boolean {
    return this.progress.isBusy
  }

  get isSent(): boolean {
    return this.progress.isSent
  }

  get hasFailed(): boolean {
    return this.progress.hasFailed
  }

  /** Whether the next step, or sending, is possible. */
  get canGoNext(): boolean {
    if (this.isPreparing) return false
    return this.progress.flow._tag === 'Selecting' ? this.table.selection.sum > 0 : this.cart.canSubmit
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
      this.progress.advance('ChangeType')
      this.cart.clear()
    }
    const earlier = draft?.lines.map(({ invoiceId }) => invoiceId)
    await Promise.all([this.table.open(type, query, earlier), this.#restore(draft)])
  }

  /** An order that is being sent, a receipt that was not on screen yet, or a rejection of an order whose cart is gone. */
  get #showsSubmission(): boolean {
    const hasUnseenReceipt = this.isSent && !this.isOpen && this.submission.isPlaced
    return this.isBusy || hasUnseenReceipt || (this.hasFailed && this.cart.lines.length === 0)
  }

  async next(): Promise<void> {
    if (this.canGoNext)
      await (this.progress.flow._tag === 'Selecting' ? this.selectionCheck.run() : this.progress.advance('Next'))
  }

  back(): void {
    this.progress.advance('Back')
  }

  /** Does nothing while the first request is pending. */
  async send(): Promise<void> {
    if (this.isBusy) return
    this.progress.advance('Send')
    if (!this.isBusy) return
    this.sent = { cart: this.cart.cart, quote: this.cart.simulation.quote }
    this.#deps.notifications.withdraw('CartInvoicesRemoved', 'DatesChanged', 'TypeChanged')
    const { calendar, source } = this.#deps
    if (source.isDemo) return this.progress.advance('Sent')
    const sent = orderRequestOf(this.cart.type, this.cart.cart, calendar.today, calendar.calendar)
    if (E.isLeft(sent)) return this.#settle('Rejected')
    this.#settle((await this.submission.submit(sent.right, this.cart.simulation.transfer))._tag)
  }

  /** Requests an order with unknown outcome at once. */
  async check(): Promise<void> {
    if (this.isBusy) this.#settle((await this.submission.check())._tag)
  }

  /** Leaves the success screen. */
  done(): void {
    this.submission.reset()
    this.sent = undefined
    this.progress.advance('Done')
    this.table.list.retry()
  }

  async #restore(draft: OrderDraft | undefined): Promise<void> {
    if (draft === undefined) return
    const restored = await this.progress.preparing(this.#deps.drafts.restore(draft))
    if (restored === undefined || draft.type !== this.table.type || this.isSent) return
    this.table.restore(restored.rows, draft.allOf === undefined)
    if (restored.cart === undefined) return
    this.cart.restore(draft.type, restored.cart)
    if (this.progress.flow._tag === 'Selecting') this.progress.advance('Next')
  }

  /** Shows an outcome that arrived while another screen was open, or resumes an interrupted order. */
  #resume(): void {
    const { failure, interrupted, isPlaced } = this.submission
    if (this.progress.flow._tag !== 'Selecting') return
    if (isPlaced) this.progress.resume({ _tag: 'Sent' })
    else if (failure !== undefined) this.progress.resume({ _tag: 'Reviewing', failed: true })
    if (this.progress.flow._tag !== 'Selecting' || interrupted === undefined) return
    this.progress.resume({ _tag: 'Sending' })
    void this.submission.resumeOrWait(interrupted).then(({ _tag }) => this.#settle(_tag))
  }

  /** An unknown outcome changes nothing: nothing else can be sent meanwhile. */
  #settle(outcome: RequestOutcome<unknown>['_tag']): void {
    if (outcome === 'Unknown' || !this.isBusy) return
    this.progress.advance(outcome === 'Done' ? 'Sent' : 'Failed')
    if (this.hasFailed && this.cart.lines.length === 0) void this.#restore(this.#deps.drafts.loadFor(this.table.type))
    if (outcome === 'Rejected') return void this.rejection.reread()
    this.cart.clear()
    this.table.selection.reset()
  }

  #draft(): OrderDraft | undefined {
    const isSettled = this.isOpen && !this.isSent && !this.isPreparing
    return isSettled ? draftOf(this.progress.flow._tag === 'Selecting', this.table, this.cart) : undefined
  }
}
