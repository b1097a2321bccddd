import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { needsReload, type DocumentOwner } from '#domain/documents/document.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import { type OrderId, parseId } from '#domain/kernel/id.ts'
import { add } from '#domain/kernel/money.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import type { OrderSettlement, SettledLine } from '#domain/orders/order-settlement.ts'
import { DocumentPanel } from '../documents/document-panel.ts'
import { Documents } from '../documents/documents.port.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { isNotFound, NOT_FOUND, type Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { DepositConfirmation } from './deposit-confirmation.ts'
import { InvoiceAttachments } from './invoice-attachments.port.ts'
import { OrderAttachments } from './order-attachments.ts'
import { stepMoments, type OrderActivityRow, type StepMoment } from './order-steps.ts'
import { isLate, lateFirst } from '#domain/orders/settlement-figures.ts'
import { type OrderActivity, type OrderBill, Orders, type OrderInvoiceSortField } from './orders.port.ts'
import { screensOf } from '../shared/country-screens.ts'
import type { Resolved } from '../shared/token.ts'

/** One order with its invoices. Opening another one leaves nothing of the first on screen. */
export class OrderDetailViewModel {
  static readonly needs = {
    ...FileDownloads.needs,
    orders: Orders,
    calendar: BusinessCalendar,
    attachments: InvoiceAttachments,
    current: CurrentSession,
    documents: Documents,
    live: LiveEvents,
    scheduler: Scheduler,
  }
  id: OrderId | undefined = undefined
  readonly order: RemoteValue<OrderDetail>
  readonly activity: RemoteValue<ReadonlyArray<OrderActivity>>
  readonly bills: RemoteValue<ReadonlyArray<OrderBill>>
  readonly settlement: RemoteValue<OrderSettlement>
  readonly invoices: RemotePage<OrderInvoice, Page<OrderInvoice>, OrderInvoiceSortField>
  readonly filters: SearchFilters<'ALL'>
  readonly downloads: FileDownloads
  readonly attachments: OrderAttachments
  readonly deposit: DepositConfirmation
  /** How many invoices the order has; undefined until they were loaded without a search. */
  invoiceCount: number | undefined = undefined
  /** The documents of the open order; loaded once they are shown. */
  documents: DocumentPanel | undefined = undefined
  readonly #deps: Resolved<typeof OrderDetailViewModel.needs>
  #documentsOwner: DocumentOwner | undefined

  constructor(dependencies: Resolved<typeof OrderDetailViewModel.needs>) {
    const { orders, live, scheduler } = dependencies
    this.#deps = dependencies
    this.downloads = new FileDownloads(dependencies)
    this.attachments = new OrderAttachments({ ...dependencies, downloads: this.downloads })
    const refreshOn = (event: LiveEvent) => event._tag === 'OrderChanged' && event.orderId === this.id
    const refreshWithDocuments = (event: LiveEvent) => refreshOn(event) || event._tag === 'DocumentsChanged'
    const refreshOrder = (event: LiveEvent) => refreshWithDocuments(event) || event._tag === 'BankAccountsChanged'
    this.order = new RemoteValue({ load: () => this.#ofOrder(orders.detail), live, refreshOn: refreshOrder })
    this.deposit = new DepositConfirmation(dependencies, this.order)
    this.activity = new RemoteValue({
      load: () => this.#ofOrder(orders.activity),
      live,
      refreshOn: refreshWithDocuments,
    })
    this.bills = new RemoteValue({
      load: () => this.#ofOrder(orders.bills),
      live,
      refreshOn,
      /* The screen says already that there is no such order. */
      onFailure: (failure) => {
        if (!isNotFound(failure)) dependencies.notifications.show({ _tag: 'BillsUnavailable', failure })
      },
    })
    this.settlement = new RemoteValue({ load: () => this.#ofOrder(orders.settlement), live, refreshOn })
    this.filters = new SearchFilters({ scheduler, all: 'ALL' })
    this.invoices = new RemotePage({
      filters: this.filters,
      load: (query) => this.#ofOrder((id) => orders.invoices(id, { ...query, search: this.filters.search })),
      live,
      refreshOn,
      onLoaded: (page) => this.#onInvoices(page),
    })
    makeAutoObservable(
      this,
      {
        order: false,
        activity: false,
        bills: false,
        settlement: false,
        invoices: false,
        filters: false,
        downloads: false,
        attachments: false,
        deposit: false,
        documents: observableRef,
      },
      { autoBind: true },
    )
  }

  /** The address names no order that this business has. */
  get isNotFound(): boolean {
    const { failure } = this.order
    return failure !== undefined && isNotFound(failure)
  }

  /** `text` is what the address says. The answer closes the order. */
  open(text: string): () => void {
    const id = parseId<'Order'>(text)
    this.id = E.isRight(id) ? id.right : undefined
    if (E.isRight(id)) this.#openDocuments(id.right)
    this.invoiceCount = undefined
    const stops = [this.order, this.invoices, this.activity, this.bills, this.settlement].map((part) => {
      part.reset()
      return part.activate()
    })
    return () => stops.forEach((stop) => stop())
  }

  load(): void {
    this.order.retry()
    this.invoices.retry()
  }

  /** The lines of the settlement that the search finds, late ones first; undefined while it is not loaded. */
  get settledLines(): ReadonlyArray<SettledLine> | undefined {
    const search = normaliseSearch(this.filters.search, this.#deps.current.country)
    const found = this.settlement.value?.lines.filter((line) =>
      matchesSearch({ ...line, amount: add(line.paid, line.due) }, search),
    )
    return found && lateFirst(found)
  }

  /** Those that are late, whatever is searched. */
  get lateLines(): ReadonlyArray<SettledLine> {
    return lateFirst(this.settlement.value?.lines ?? []).filter(isLate)
  }

  get activityRows(): ReadonlyArray<OrderActivityRow> | undefined {
    return this.activity.value?.map((entry) => ({ ...entry, on: this.#deps.calendar.civilOf(entry.at) }))
  }

  /** When each step was reached or is expected. */
  get steps(): ReadonlyArray<StepMoment | undefined> {
    const { calendar } = this.#deps
    return this.order.value === undefined ? [] : stepMoments(this.order.value, calendar)
  }

  get today(): CivilDate {
    return this.#deps.calendar.today
  }

  get isDownloading(): boolean {
    return this.downloads.active.has(SIMULATION)
  }

  downloadSimulation(): Promise<void> {
    return this.downloads.start(SIMULATION, this.#ofOrder(this.#deps.orders.simulation), (failure) => ({
      _tag: 'SimulationNotDownloaded',
      failure,
    }))
  }

  isBillDownloading({ id }: OrderBill): boolean {
    return this.downloads.active.has(`bill ${id}`)
  }

  downloadBill({ id }: OrderBill): Promise<void> {
    const load = this.#ofOrder((order) => this.#deps.orders.downloadBill(order, id))
    return this.downloads.start(`bill ${id}`, load, (failure) => ({ _tag: 'BillNotDownloaded', failure }))
  }

  /** Those of the same order stay, with what is being uploaded. */
  #openDocuments(id: OrderId): void {
    const owner = { type: 'order', id } as const
    if (!needsReload(this.#documentsOwner, owner)) return
    this.#documentsOwner = owner
    this.documents = new DocumentPanel({ ...this.#deps, documents: this.#deps.documents.ofOrder(id) })
  }

  #onInvoices({ rows, totalRows }: Page<OrderInvoice>): void {
    if (!this.filters.isNarrow) runInAction(() => (this.invoiceCount = totalRows))
    if (screensOf(this.#deps.current.country).hasInvoicePdf) this.attachments.show(rows)
  }

  #ofOrder<A>(load: (id: OrderId) => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> {
    return this.id === undefined ? TE.left(NOT_FOUND) : load(this.id)
  }
}

const SIMULATION = 'simulation'
