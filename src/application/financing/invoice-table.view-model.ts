import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Money, money } from '#domain/kernel/money.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from '../shared/failure.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type Sort } from '../shared/page.ts'
import { failed, idle, latestValue, ready, reloading, type RemoteData } from '../shared/remote-data.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { FinancingSource } from './financing-source.ts'
import { InvoiceFilters } from './invoice-filters.ts'
import { filterOf, type InvoiceRow } from './invoice-row.ts'
import { InvoiceSelection, type TableView } from './invoice-selection.ts'
import type { InvoiceSortField } from './invoices.port.ts'
import { loadSelectedInvoices } from './load-invoices.ts'
import { hasSameRows, readPage, type ReadPage } from './read-page.ts'

/** The table of financeable invoices with its selection. */
export class InvoiceTableViewModel {
  type: FinancingType = 'DIRECT_FINANCING'
  page = FIRST_PAGE
  pageSize = DEFAULT_PAGE_SIZE
  sort: Sort<InvoiceSortField> | undefined = undefined
  state: RemoteData<ReadPage> = idle
  onlySelected = false
  /** The host has other rows than the visible ones. */
  hasUpdates = false
  readonly filters: InvoiceFilters
  readonly selection: InvoiceSelection
  readonly #source: FinancingSource
  readonly #current: CurrentSession
  readonly #turns = new LatestRequest()
  readonly #peeks = new LatestRequest()

  constructor(source: FinancingSource, current: CurrentSession, scheduler: Scheduler) {
    this.#source = source
    this.#current = current
    this.filters = new InvoiceFilters(scheduler, (isOther) => this.#narrow(isOther))
    this.selection = new InvoiceSelection(
      () => this.#view(),
      () => this.showOnlySelected(),
    )
    const observed = { state: observableRef, sort: observableRef, filters: false, selection: false } as const
    makeAutoObservable(this, observed, { autoBind: true })
  }

  /** The rows to show; `undefined` before the first load. */
  get rows(): ReadonlyArray<InvoiceRow> | undefined {
    if (!this.onlySelected) return latestValue(this.state)?.rows
    return this.selection.rows.slice((this.page - 1) * this.pageSize, this.page * this.pageSize)
  }

  get totalRows(): number {
    return this.onlySelected ? this.selection.rows.length : (latestValue(this.state)?.totalRows ?? 0)
  }

  /** The sum of all matches. */
  get totalAmount(): Money {
    return latestValue(this.state)?.totalAmount ?? money(profileOf(this.#current.country).currency, 0)
  }

  get selectedTotal(): Money {
    return money(profileOf(this.#current.country).currency, this.selection.sum)
  }

  get busy(): boolean {
    return this.state._tag === 'Loading' && !this.onlySelected
  }

  get failure(): Failure | undefined {
    return this.state._tag === 'Failed' ? this.state.failure : undefined
  }

  get filtered(): boolean {
    return this.filters.isNarrow || this.onlySelected
  }

  /** Restarts with the invoices of that type: first page, no search, no selection. */
  open(type: FinancingType): Promise<void> {
    this.filters.reset()
    Object.assign(this, { type, page: FIRST_PAGE, onlySelected: false, state: idle })
    this.selection.clear()
    return this.load()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.state = reloading(this.state)
    this.hasUpdates = false
    const answer = await this.#read()
    if (!isLast()) return
    runInAction(() => (E.isLeft(answer) ? (this.state = failed(this.state, answer.left)) : this.#show(answer.right)))
  }

  readonly onRetry = (): void => void this.load()

  onPage(page: number): void {
    this.page = Math.max(FIRST_PAGE, page)
    this.selection.forgetAnchor()
    if (!this.onlySelected) void this.load()
  }

  onPageSize(pageSize: number): void {
    this.pageSize = pageSize
    this.onPage(FIRST_PAGE)
  }

  onSort(sort: Sort<InvoiceSortField>): void {
    this.sort = sort
    this.onPage(FIRST_PAGE)
  }

  onClearFilters(): void {
    this.filters.clear()
  }

  /** Shows only the selected rows; for a fully selected filter, that filter. */
  showOnlySelected(): void {
    const { chosen } = this.selection
    if (chosen._tag === 'AllMatching') {
      this.filters.ask(chosen.filter.text, chosen.filter.signatures)
    } else {
      this.onlySelected = true
      this.page = FIRST_PAGE
      this.selection.forgetAnchor()
    }
  }

  /**
   * Rows do not move under the reader: changes in visible rows are shown at once, other rows are announced, and shown
   * on request.
   */
  async markStale(): Promise<void> {
    const shown = latestValue(this.state)
    if (shown === undefined || this.totalRows === 0) return this.load()
    const isLast = this.#peeks.begin()
    const answer = await this.#read()
    if (!isLast() || latestValue(this.state) !== shown || this.busy) return
    runInAction(() => {
      if (E.isRight(answer) && hasSameRows(answer.right, shown)) this.#show(answer.right)
      else this.hasUpdates = true
    })
  }

  /** The selected invoices of every page. */
  chosenInvoices(): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> {
    return loadSelectedInvoices(this.#source.invoices, this.type, this.selection.chosen)
  }

  /** Ignores all pending responses. */
  forget(): void {
    this.filters.forget()
    this.#turns.cancel()
    this.#peeks.cancel()
  }

  #narrow(isOther: boolean): void {
    if (!isOther && !this.onlySelected) return
    this.onlySelected = false
    this.onPage(FIRST_PAGE)
  }

  #read(): Promise<E.Either<Failure, ReadPage>> {
    const { type, page, pageSize, sort } = this
    const { search, signatures } = this.filters
    return readPage(this.#source.invoices, { type, page, pageSize, search, signatures, sort }, this.#current.country)
  }

  #show(read: ReadPage): void {
    const isFirst = latestValue(this.state) === undefined
    this.state = ready(read)
    const lastPage = Math.max(FIRST_PAGE, Math.ceil(read.totalRows / this.pageSize))
    if (this.page > lastPage) return this.onPage(lastPage)
    this.selection.refresh(this.#view())
    const preselected = read.rows.filter((row) => row.preselected)
    if (isFirst && this.selection.count === 0 && preselected.length > 0) this.selection.choose(preselected)
  }

  #view(): TableView {
    const { search, signatures } = this.filters
    const filter = latestValue(this.state)?.filter ?? filterOf(search, signatures, this.#current.country)
    return { rows: this.rows ?? [], filter, totals: { count: this.totalRows, minor: this.totalAmount.minor } }
  }
}
