import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { summaryOf, type SelectionSummary } from '#domain/payables/selection-summary.ts'
import { Vouchers } from './vouchers.ts'
import {
  Payables,
  type PayableListName,
  type PayablePage,
  type PayableQuery,
  type PayableSortField,
} from './payables.port.ts'
import { PayableMoves, type PayableMove } from './payable-moves.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from '../shared/failure.ts'
import { FilteredSelection, type TableView } from '../shared/filtered-selection.ts'
import type { LoadPage } from '../shared/load-selected.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { AssigneeConfirmation } from './assignee-confirmation.ts'
import { changePaymentDate } from './change-payment-date.ts'
import { DuplicateComparison } from './duplicate-comparison.ts'
import { PayableCheck } from './payable-check.ts'
import {
  filterOf,
  hostOrderOf,
  narrowingOf,
  PAYABLE_FILTERS,
  rowOf,
  rowsOf,
  type ListFilter,
  type PayableFilter,
  type PayableRow,
  type PayableRowPage,
} from './payable-row.ts'
import type { Resolved } from '../shared/token.ts'

const SEARCH_PAUSE_MS = 400

/** The owed invoices of one list, and what is done with the selected ones. */
export class PayableTable {
  static readonly needs = {
    ...PayableMoves.needs,
    ...Vouchers.needs,
    payables: Payables,
    current: CurrentSession,
    live: LiveEvents,
    scheduler: Scheduler,
  }
  name: PayableListName = 'inbox'
  /** The invoice whose panel is open while it is on view. */
  openedId: PayableRow['id'] | undefined = undefined
  readonly filters: SearchFilters<ListFilter>
  /** Its local rows are the selected ones. */
  readonly list: RemotePage<PayableRow, PayableRowPage, PayableSortField>
  readonly selection: FilteredSelection<PayableFilter, PayableRow>
  readonly moves: PayableMoves
  readonly vouchers: Vouchers
  readonly duplicates: DuplicateComparison
  readonly assignees: AssigneeConfirmation
  readonly check: PayableCheck
  readonly #deps: Resolved<typeof PayableTable.needs>

  constructor(dependencies: Resolved<typeof PayableTable.needs>) {
    const { live, notifications, scheduler } = dependencies
    this.#deps = dependencies
    this.filters = new SearchFilters<ListFilter>({ scheduler, all: 'PAYABLE', pauseMs: SEARCH_PAUSE_MS })
    this.list = new RemotePage({
      filters: this.filters,
      load: (query) => this.#load(this.#filter, query),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      hostOrder: () => hostOrderOf(this.name),
      localRows: () => this.selection.rows,
      onMove: () => this.selection.resetAnchor(),
      onLoaded: () => this.selection.refresh(this.#view()),
      ...notifications.about('PayablesUnavailable'),
    })
    this.selection = new FilteredSelection({
      ...PAYABLE_FILTERS,
      view: () => this.#view(),
      showOnlySelected: () => this.showOnlySelected(),
      onCleared: (invoices, restore) => notifications.show({ _tag: 'SelectionCleared', invoices }, restore),
      onlySelected: { isOn: () => this.list.isLocal, leave: () => this.list.leaveLocal() },
    })
    this.moves = new PayableMoves({ ...dependencies, onChanged: this.list.retry, onMoved: this.selection.reset })
    this.check = new PayableCheck({
      ...dependencies,
      chosen: () => this.selection.chosen,
      onView: () => this.list.value?.rows ?? [],
      pages: () => this.#pages(),
    })
    this.vouchers = new Vouchers({ ...dependencies, onRequested: (invoice) => this.#show(invoice) })
    this.duplicates = new DuplicateComparison({ ...dependencies, moves: this.moves, onChanged: this.list.retry })
    this.assignees = new AssigneeConfirmation({
      ...dependencies,
      onConfirmed: (invoice) => this.#show(invoice),
      onRejected: this.list.retry,
    })
    const parts = { moves: false, vouchers: false, duplicates: false, assignees: false, check: false } as const
    makeAutoObservable(this, { filters: false, list: false, selection: false, ...parts }, { autoBind: true })
  }

  get summary(): SelectionSummary {
    const { currency } = profileOf(this.#deps.current.country)
    return summaryOf(this.selection.chosen, currency, this.list.value?.bySupplier)
  }

  get isFiltered(): boolean {
    return this.filters.isNarrow || this.list.isLocal
  }

  /** The first page of that list, or of what is searched in it, with nothing selected. The page size stays. */
  open(name: PayableListName, search = ''): () => void {
    if (search === '' && this.list.isPrepared && name === this.name) return this.list.activate()
    this.name = name
    this.close()
    this.list.reset()
    if (search === '') this.filters.reset()
    else this.filters.restore(search, 'ALL')
    this.selection.reset()
    this.#deps.notifications.withdraw('SelectionCleared')
    return this.list.activate()
  }

  /** The selected rows alone; when all of a filter was selected, that filter. */
  showOnlySelected(): void {
    const { chosen } = this.selection
    if (chosen._tag === 'AllMatching') this.filters.set(chosen.filter.text, chosen.filter.only)
    else this.list.showLocal()
  }

  get opened(): PayableRow | undefined {
    return this.list.rows?.find(({ id }) => id === this.openedId)
  }

  openRow(row: PayableRow): void {
    this.openedId = row.id
  }

  close(): void {
    this.openedId = undefined
  }

  /** Where the selected invoices of this list can be moved. */
  get movesOfList(): ReadonlyArray<PayableMove> {
    return this.name === 'inbox' ? ['archive', 'markPaid'] : ['restore']
  }

  /** Moves the selected invoices to another list, once the user knows which cannot be moved. */
  async move(move: PayableMove): Promise<void> {
    await this.check.ask(move, (rows) => this.#move(move, rows))
  }

  /** One invoice, from the menu of its row. */
  moveRow(move: PayableMove, row: PayableRow): Promise<void> {
    return this.#move(move, [row])
  }

  #move(move: PayableMove, rows: ReadonlyArray<PayableRow>): Promise<void> {
    return this.moves.move(move, async () => E.right(rows.map(({ invoice }) => invoice)))
  }

  /** Shows the new date at once, and the stored one again when the host rejects it. */
  async changeDate(row: PayableRow, date: CivilDate): Promise<void> {
    if (date === row.invoice.paymentDate) return
    this.#show({ ...row.invoice, paymentDate: date })
    this.#show(await changePaymentDate(this.#deps, row.invoice, date))
  }

  get #filter(): PayableFilter {
    const { calendar, current } = this.#deps
    return filterOf(this.filters.search, this.filters.filter, current.country, calendar.today)
  }

  /** In an order that changes in between do not affect. */
  #pages(): LoadPage<PayableFilter, PayableRow> {
    const list = this.name
    const sort = { field: 'issueDate', direction: 'asc' } as const
    return (filter, page, pageSize) => this.#load(filter, { page, pageSize, sort }, list)
  }

  #load(
    filter: PayableFilter,
    query: Pick<PayableQuery, 'page' | 'pageSize' | 'sort'>,
    list = this.name,
  ): TE.TaskEither<Failure, PayableRowPage> {
    const { payables } = this.#deps
    return TE.map((page: PayablePage) => ({ ...rowsOf(page), filter, total: page.totalAmount.minor }))(
      payables.page({ ...query, list, search: filter.text, ...narrowingOf(filter.only) }),
    )
  }

  #show(invoice: PayableInvoice): void {
    const { value } = this.list
    if (value === undefined) return
    this.list.update({ ...value, rows: value.rows.map((row) => (row.id === invoice.id ? rowOf(invoice) : row)) })
  }

  #view(): TableView<PayableFilter, PayableRow> {
    const { rows = [], totalRows, value } = this.list
    const totals = { count: totalRows, minor: value?.total ?? 0, byCurrency: value?.totals }
    return { rows, filter: value?.filter ?? this.#filter, totals }
  }
}
