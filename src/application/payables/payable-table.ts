import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { summaryOf, type InvoicesBySupplier, type SelectionSummary } from '#domain/payables/selection-summary.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { PayablesToast } from '../notifications/toast.ts'
import type { Failure } from '../shared/failure.ts'
import { FilteredSelection, type TableView } from '../shared/filtered-selection.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { loadSelectedRows } from '../shared/load-selected.ts'
import type { Page } from '../shared/page.ts'
import { RemotePage } from '../shared/remote-page.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { filterOf, PAYABLE_FILTERS, rowOf, type PayableFilter, type PayableRow } from './payable-row.ts'
import type { PayableListName, PayablePage, PayableQuery, Payables, PayableSortField } from './payables.port.ts'

export interface PayableTableDependencies {
  readonly payables: Payables
  readonly calendar: Pick<BusinessCalendar, 'today'>
  readonly current: CurrentSession
  readonly keys: IdempotencyKeys
  readonly live: LiveEvents
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}

interface ReadPage extends Page<PayableRow> {
  readonly filter: PayableFilter
  readonly total: number
  readonly bySupplier: InvoicesBySupplier
}

const SEARCH_PAUSE_MS = 400

/** What a user does with the selected invoices. */
export type PayableMove = 'archive' | 'markPaid' | 'restore'

/** The owed invoices of one list, and what is done with the selected ones. */
export class PayableTable {
  name: PayableListName = 'inbox'
  isMoving = false
  readonly filters: SearchFilters<'ALL'>
  /** Its local rows are the selected ones. */
  readonly list: RemotePage<PayableRow, ReadPage, PayableSortField>
  readonly selection: FilteredSelection<PayableFilter, PayableRow>
  readonly #with: PayableTableDependencies

  constructor(dependencies: PayableTableDependencies) {
    const { current, live, notifications, scheduler } = dependencies
    this.#with = dependencies
    this.filters = new SearchFilters({ scheduler, all: 'ALL', pauseMs: SEARCH_PAUSE_MS })
    this.list = new RemotePage({
      filters: this.filters,
      load: (query) => this.#load(filterOf(this.filters.search, current.country), query),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      localRows: () => this.selection.rows,
      onMove: () => this.selection.forgetAnchor(),
      onLoaded: () => this.selection.refresh(this.#view()),
      onFailure: (failure) => notifications.show({ _tag: 'PayablesUnavailable', failure }),
    })
    this.selection = new FilteredSelection({
      ...PAYABLE_FILTERS,
      view: () => this.#view(),
      showOnlySelected: () => this.showOnlySelected(),
    })
    makeAutoObservable(this, { filters: false, list: false, selection: false }, { autoBind: true })
  }

  get summary(): SelectionSummary {
    const { currency } = profileOf(this.#with.current.country)
    return summaryOf(this.selection.chosen, currency, this.list.value?.bySupplier)
  }

  get isFiltered(): boolean {
    return this.filters.isNarrow || this.list.isLocal
  }

  /** The first page of that list, with nothing selected. The page size stays. */
  open(name: PayableListName): () => void {
    this.name = name
    this.list.reset()
    this.selection.clear()
    return this.list.activate()
  }

  /** The selected rows alone; when a whole search was selected, that search. */
  showOnlySelected(): void {
    const { chosen } = this.selection
    if (chosen._tag === 'AllMatching') this.filters.set(chosen.filter.text, 'ALL')
    else this.list.showLocal()
  }

  /** Moves the selected invoices to another list; a toast offers to reverse it. */
  async move(move: PayableMove): Promise<void> {
    if (this.isMoving) return
    if (this.selection.count === 0) return this.#with.notifications.show({ _tag: 'NoPayablesSelected' })
    const { name } = this
    runInAction(() => (this.isMoving = true))
    const chosen = await loadSelectedRows(this.selection.chosen, (filter: PayableFilter, page, pageSize) =>
      this.#load(filter, { page, pageSize, sort: { field: 'issueDate', direction: 'asc' } }, name),
    )
    if (E.isRight(chosen)) await this.#move(move, chosen.right)
    else this.#with.notifications.show({ _tag: 'PayablesUnavailable', failure: chosen.left })
    runInAction(() => (this.isMoving = false))
  }

  /** One invoice, from the menu of its row. */
  async moveRow(move: PayableMove, row: PayableRow): Promise<void> {
    if (this.isMoving) return
    runInAction(() => (this.isMoving = true))
    await this.#move(move, [row])
    runInAction(() => (this.isMoving = false))
  }

  /** Shows the new date at once, and the old one again when the host refuses it. */
  async changeDate(row: PayableRow, date: CivilDate): Promise<void> {
    if (date === row.invoice.paymentDate) return
    this.#show({ ...row.invoice, paymentDate: date })
    const answer = await this.#with.payables.changeDate(row.id, date)()
    this.#show(E.isRight(answer) ? answer.right : row.invoice)
    if (E.isLeft(answer)) this.#with.notifications.show({ _tag: 'PaymentDateNotChanged', failure: answer.left })
  }

  async #move(move: PayableMove, rows: ReadonlyArray<PayableRow>): Promise<void> {
    const { keys, notifications } = this.#with
    const invoices = rows.map(({ invoice }) => invoice)
    const answer = await this.#request(move, idsOf(invoices), this.#with.calendar.today, keys.next())()
    if (E.isLeft(answer)) {
      notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
      return this.list.retry()
    }
    this.selection.clear()
    this.list.retry()
    notifications.show({ _tag: TOASTS[move], invoices: invoices.length }, () => void this.#reverse(move, invoices))
  }

  /** Back to where each of the invoices was, with its date. */
  async #reverse(move: PayableMove, invoices: ReadonlyArray<PayableInvoice>): Promise<void> {
    const { keys, notifications } = this.#with
    const requests =
      move === 'restore'
        ? placesOf(invoices).map(([back, on, ids]) => this.#request(back, ids, on, keys.next()))
        : [this.#request('restore', idsOf(invoices), this.#with.calendar.today, keys.next())]
    for (const request of requests) {
      const answer = await request()
      if (E.isLeft(answer)) notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
    }
    this.list.retry()
  }

  #request(move: PayableMove, ids: ReadonlyArray<PayableId>, on: CivilDate, key: string) {
    const { payables } = this.#with
    if (move === 'restore') return payables.restore(ids, key)
    return move === 'archive' ? payables.archive(ids, on, key) : payables.markPaid(ids, on, key)
  }

  #load(
    filter: PayableFilter,
    query: Pick<PayableQuery, 'page' | 'pageSize' | 'sort'>,
    list = this.name,
  ): TE.TaskEither<Failure, ReadPage> {
    const { payables } = this.#with
    return TE.map(({ totalAmount, ...page }: PayablePage) => ({
      ...page,
      rows: page.rows.map(rowOf),
      filter,
      total: totalAmount.minor,
    }))(payables.page({ ...query, list, search: filter.text }))
  }

  #show(invoice: PayableInvoice): void {
    const { value } = this.list
    if (value === undefined) return
    this.list.update({ ...value, rows: value.rows.map((row) => (row.id === invoice.id ? rowOf(invoice) : row)) })
  }

  #view(): TableView<PayableFilter, PayableRow> {
    const { rows = [], totalRows, value } = this.list
    const filter = value?.filter ?? filterOf(this.filters.search, this.#with.current.country)
    return { rows, filter, totals: { count: totalRows, minor: value?.total ?? 0 } }
  }
}

const idsOf = (invoices: ReadonlyArray<PayableInvoice>): ReadonlyArray<PayableId> => invoices.map(({ id }) => id)

/** The moves that bring restored invoices back, one for each list and day. */
const placesOf = (
  invoices: ReadonlyArray<PayableInvoice>,
): ReadonlyArray<readonly [move: PayableMove, on: CivilDate, ids: ReadonlyArray<PayableId>]> => {
  const places = new Map<string, readonly [PayableMove, CivilDate, ReadonlyArray<PayableId>]>()
  for (const { id, location } of invoices) {
    if (location._tag !== 'Archived' && location._tag !== 'Paid') continue
    const [, , ids = []] = places.get(location._tag + location.on) ?? []
    const move = location._tag === 'Archived' ? 'archive' : 'markPaid'
    places.set(location._tag + location.on, [move, location.on, [...ids, id]])
  }
  return [...places.values()]
}

const TOASTS = {
  archive: 'PayablesArchived',
  markPaid: 'PayablesPaid',
  restore: 'PayablesRestored',
} as const satisfies Readonly<Record<PayableMove, PayablesToast['_tag']>>
