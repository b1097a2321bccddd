import { type Either, isRight, right } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { computed, makeObservable, observable, observableRef, override, runInAction } from 'mobx'
import type { Failure } from './failure.ts'
import { LatestRequest } from './latest-request.ts'
import { loadAllRows } from './load-selected.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type Page, type Sort } from './page.ts'
import { RemoteValue, type RemoteValueOptions } from './remote-value.ts'
import type { SearchFilters } from './search-filters.ts'
import { sortedRows } from './sorted-rows.ts'

export interface PageQuery<Field extends string = string> {
  readonly page: number
  readonly pageSize: number
  readonly sort: Sort<Field> | undefined
}

export interface RemotePageOptions<Row, P extends Page<Row>, Field extends string> extends Omit<
  RemoteValueOptions<P>,
  'load'
> {
  readonly load: (query: PageQuery<Field>) => TaskEither<Failure, P>
  /** `load` reads the search and the filter from it; applying them opens the first page. */
  readonly filters?: Pick<SearchFilters<never>, 'cancel' | 'onApply' | 'reset' | 'search'> & {
    readonly filter: unknown
  }
  /** Rows of the client that can be shown in place of the host's. */
  readonly localRows?: () => ReadonlyArray<Row>
  /** How the host orders rows without a `sort`. */
  readonly hostOrder?: () => Sort<Field> | undefined
  /** The key that orders those in the host's order. Without it they stay in theirs. */
  readonly localKeyOf?: (row: Row, field: Field) => number | string
  /** Another page, order or search is about to be shown. */
  readonly onMove?: () => void
}

/** A list that the host gives page by page. */
export class RemotePage<
  Row extends { readonly id: string },
  P extends Page<Row> = Page<Row>,
  Field extends string = string,
> extends RemoteValue<P> {
  page = FIRST_PAGE
  pageSize = DEFAULT_PAGE_SIZE
  sort: Sort<Field> | undefined = undefined
  /** The host has other rows than those on view. */
  hasUpdates = false
  /** `localRows` are shown, until a search or a filter is applied. */
  isLocal = false
  readonly #options: RemotePageOptions<Row, P, Field>
  readonly #checks = new LatestRequest()
  /** Sorted once for all that show them. */
  readonly #inOrder = computed(() => {
    const { localKeyOf } = this.#options
    const rows = this.#local
    return rows === undefined || localKeyOf === undefined ? rows : sortedRows(rows, localKeyOf, this.sort)
  })

  constructor(options: RemotePageOptions<Row, P, Field>) {
    super({ ...options, load: () => this.#read(), onLoaded: (page) => this.#onLoaded(page) })
    this.#options = options
    makeObservable(this, {
      page: observable,
      pageSize: observable,
      sort: observableRef,
      hasUpdates: observable,
      isLocal: observable,
      rows: computed,
      totalRows: computed,
      isBusy: override,
    })
    options.filters?.onApply((isChanged) => (isChanged || this.isLocal) && this.#open(FIRST_PAGE, false))
  }

  /** Undefined until there were any to show. */
  get rows(): ReadonlyArray<Row> | undefined {
    const { page, pageSize } = this
    return this.#inOrder.get()?.slice((page - 1) * pageSize, page * pageSize) ?? this.value?.rows
  }

  /** The order of the rows on view. */
  get order(): Sort<Field> | undefined {
    return this.sort ?? (this.isLocal ? undefined : this.#options.hostOrder?.())
  }

  get totalRows(): number {
    return this.#local?.length ?? this.value?.totalRows ?? 0
  }

  override get isBusy(): boolean {
    return super.isBusy && this.#local === undefined
  }

  override load(): Promise<void> {
    runInAction(() => (this.hasUpdates = false))
    return super.load()
  }

  openPage = (page: number): void => {
    this.#open(page, this.isLocal)
  }

  resizePage = (pageSize: number): void => {
    this.#open(FIRST_PAGE, this.isLocal, { pageSize })
  }

  sortBy = (sort: Sort<Field>): void => {
    this.#open(FIRST_PAGE, this.isLocal, { sort })
  }

  /** The rows of every page, in the order on view. Another search or filter meanwhile starts it again. */
  readAll = async (): Promise<Either<Failure, ReadonlyArray<Row>>> => {
    const local = this.#inOrder.get()
    if (local !== undefined) return right(local)
    const { filters, load } = this.#options
    const { sort } = this
    const [search, filter] = [filters?.search, filters?.filter]
    const read = await loadAllRows(undefined, (_, page, pageSize) => load({ page, pageSize, sort }), Infinity)
    return search === filters?.search && filter === filters?.filter ? read : this.readAll()
  }

  /** The host's rows again, with the search and the filter as they are. */
  leaveLocal(): void {
    if (this.isLocal) this.#open(FIRST_PAGE, false)
  }

  showLocal(): void {
    this.#open(FIRST_PAGE, true)
  }

  /** Rows do not move under the reader: changes in the rows on view are shown at once, other rows are announced by `hasUpdates`. */
  async checkForUpdates(): Promise<void> {
    const shown = this.value
    if (shown === undefined || this.totalRows === 0) return this.load()
    const isLatest = this.#checks.begin()
    const result = await this.#read()()
    if (!isLatest() || this.value !== shown || this.isBusy) return
    if (isRight(result) && hasSameRows(result.right, shown)) this.show(result)
    else runInAction(() => (this.hasUpdates = true))
  }

  override cancel(): void {
    super.cancel()
    this.#checks.cancel()
    this.#options.filters?.cancel()
  }

  /** Restores the state before the first request; page size and order stay. */
  override reset(): void {
    super.reset()
    this.#options.filters?.reset()
    runInAction(() => Object.assign(this, { page: FIRST_PAGE, isLocal: false }))
  }

  get #local(): ReadonlyArray<Row> | undefined {
    return this.isLocal ? this.#options.localRows?.() : undefined
  }

  #read(): TaskEither<Failure, P> {
    const { page, pageSize, sort } = this
    return this.#options.load({ page, pageSize, sort })
  }

  /** In one batch, so that the views of the list render once. */
  #open(page: number, isLocal: boolean, change: { pageSize?: number; sort?: Sort<Field> } = {}): void {
    runInAction(() => {
      Object.assign(this, { ...change, page: Math.max(FIRST_PAGE, page), isLocal })
      this.#options.onMove?.()
      if (!isLocal) void this.load()
    })
  }

  /** A list that became shorter is shown from its last page. */
  #onLoaded(loaded: P): void {
    const lastPage = Math.max(FIRST_PAGE, Math.ceil(loaded.totalRows / this.pageSize))
    if (this.page > lastPage) this.openPage(lastPage)
    else this.#options.onLoaded?.(loaded)
  }
}

const hasSameRows = <Row extends { readonly id: string }>(one: Page<Row>, other: Page<Row>): boolean =>
  one.totalRows === other.totalRows &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ id }, at) => id === other.rows[at]?.id)
