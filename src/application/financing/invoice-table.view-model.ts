import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import type * as E from 'fp-ts/Either'
import { filterOfQuery, isSameFilter, type QueryPair } from '#domain/financing/invoice-filter-query.ts'
import { type InvoiceFilter, NO_FILTER } from '#domain/financing/invoice-filter.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Money, money } from '#domain/kernel/money.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import { FilteredSelection, type TableView } from '../shared/filtered-selection.ts'
import { loadSelectedRows } from '../shared/load-selected.ts'
import type { Sort } from '../shared/page.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { FinancingSource } from './financing-source.ts'
import { listQueryOf, searchOfQuery } from './invoice-list-query.ts'
import { criteriaOf, INVOICE_FILTERS, type InvoiceCriteria, type InvoiceRow, sortKeyOf } from './invoice-row.ts'
import type { InvoiceSortField } from './invoices.port.ts'
import { invoiceLoader } from './load-invoices.ts'
import { readPage, type ReadPage } from './read-page.ts'
import type { Resolved } from '../shared/token.ts'

/** The invoices that can be financed, and which of them are selected. */
export class InvoiceTableViewModel {
  static readonly needs = {
    source: FinancingSource,
    current: CurrentSession,
    calendar: BusinessCalendar,
    scheduler: Scheduler,
    notifications: NotificationsViewModel,
  }
  type: FinancingType = 'DIRECT_FINANCING'
  readonly filters: SearchFilters<InvoiceFilter>
  /** Its local rows are the selected ones. */
  readonly list: RemotePage<InvoiceRow, ReadPage, InvoiceSortField>
  readonly selection: FilteredSelection<InvoiceCriteria, InvoiceRow>
  readonly #deps: Resolved<typeof InvoiceTableViewModel.needs>
  #isPreselected = false
  /** The earlier selection, at the top until the user sorts. */
  #first: ReadonlyArray<InvoiceId> = []

  constructor(dependencies: Resolved<typeof InvoiceTableViewModel.needs>) {
    const { source, calendar, current, notifications, scheduler } = dependencies
    this.#deps = dependencies
    this.filters = new SearchFilters({ scheduler, all: NO_FILTER, isSame: isSameFilter })
    this.list = new RemotePage({
      filters: this.filters,
      load: (query) => {
        const { search, filter } = this.filters
        const first = query.sort === undefined ? this.#first : undefined
        const invoiceQuery = { ...query, first, type: this.type, search, filter }
        return readPage(source.invoices, invoiceQuery, current.country, calendar.today)
      },
      hostOrder: () => (this.#first.length === 0 ? NEWEST_FIRST : undefined),
      localRows: () => this.selection.rows,
      localKeyOf: sortKeyOf,
      onMove: () => this.selection.resetAnchor(),
      onLoaded: (page) => this.#onLoaded(page),
      onFailure: (failure) => notifications.show({ _tag: 'InvoicesUnavailable', failure }),
    })
    this.selection = new FilteredSelection({
      ...INVOICE_FILTERS,
      view: () => this.#view(),
      showOnlySelected: () => this.showOnlySelected(),
      onCleared: (invoices, restore) => notifications.show({ _tag: 'SelectionCleared', invoices }, restore),
      onlySelected: { isOn: () => this.list.isLocal, leave: () => this.list.leaveLocal() },
    })
    makeAutoObservable(this, { filters: false, list: false, selection: false }, { autoBind: true })
  }

  /** The sum of all invoices that the search finds. */
  get totalAmount(): Money {
    return this.list.value?.totalAmount ?? this.#money(0)
  }

  get selectedTotal(): Money {
    return this.#money(this.selection.sum)
  }

  get isFiltered(): boolean {
    return this.filters.isNarrow || this.list.isLocal
  }

  /** The search and the filter, for the address of the screen. */
  get query(): ReadonlyArray<QueryPair> {
    return listQueryOf(this.filters.search, this.filters.filter)
  }

  /** Calls `listener` after each change of the query; returns the stop. */
  followQuery(listener: (query: ReadonlyArray<QueryPair>) => void): () => void {
    return reaction(() => this.query, listener, { equals: compareStructural })
  }

  /** Loads the invoices of that type for a screen that is about to be drawn, which opens them. */
  prepare(type: FinancingType, query: ReadonlyArray<QueryPair> = []): void {
    this.type = type
    this.#restoreFilters(query)
    void this.list.prepare()
  }

  /** The first page of what `query` finds in that type, with nothing selected; `earlier` come first. */
  open(
    type: FinancingType,
    query: ReadonlyArray<QueryPair> = [],
    earlier: ReadonlyArray<InvoiceId> = [],
  ): Promise<void> {
    const isPrepared = this.list.takePrepared() && type === this.type && earlier.length === 0
    this.#first = earlier
    if (isPrepared && !this.#deps.source.isDemo) return Promise.resolve()
    this.type = type
    this.#isPreselected = false
    this.list.reset()
    this.#restoreFilters(query)
    this.selection.reset()
    this.#deps.notifications.withdraw('SelectionCleared')
    return this.list.load()
  }

  /** Selects an earlier selection. `isFirst`: the table was opened with its rows at the top. */
  restore(rows: ReadonlyArray<InvoiceRow>, isFirst: boolean): void {
    this.selection.choose(rows)
    if (isFirst) return
    this.#first = rows.map(({ id }) => id)
    this.list.retry()
  }

  /** The selected rows alone; when a whole search was selected, that search. */
  showOnlySelected(): void {
    const { chosen } = this.selection
    if (chosen._tag === 'AllMatching') this.filters.set(chosen.filter.text, chosen.filter.filter)
    else this.list.showLocal()
  }

  /** The selected invoices themselves, whatever page they are on. */
  chosenInvoices(): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> {
    return loadSelectedRows(this.selection.chosen, invoiceLoader(this.#deps.source.invoices, this.type))
  }

  #restoreFilters(query: ReadonlyArray<QueryPair>): void {
    this.filters.restore(searchOfQuery(query), filterOfQuery(query))
  }

  /** The host's preselected rows are selected with the first page only. */
  #onLoaded({ rows }: ReadPage): void {
    this.selection.refresh(this.#view())
    const preselected = rows.filter((row) => row.preselected)
    if (!this.#isPreselected && this.selection.count === 0 && preselected.length > 0) this.selection.choose(preselected)
    this.#isPreselected = true
  }

  #view(): TableView<InvoiceCriteria, InvoiceRow> {
    const { calendar, current } = this.#deps
    const { search, filter } = this.filters
    const criteria = this.list.value?.criteria ?? criteriaOf(search, filter, current.country, calendar.today)
    return {
      rows: this.list.rows ?? [],
      filter: criteria,
      totals: { count: this.list.totalRows, minor: this.totalAmount.minor },
    }
  }

  #money(minor: number): Money {
    return money(profileOf(this.#deps.current.country).currency, minor)
  }
}

/** The host's order. */
const NEWEST_FIRST: Sort<InvoiceSortField> = { field: 'issueDate', direction: 'desc' }
