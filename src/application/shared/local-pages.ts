import { type Either, right } from 'fp-ts/Either'
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Failure } from './failure.ts'
import { FIRST_PAGE, type Sort } from './page.ts'
import type { RemoteList } from './remote-list.ts'
import { sortedRows } from './sorted-rows.ts'

export interface LocalPagesOptions<Row, Field extends string> {
  readonly pageSize: number
  /** The key that orders the rows. */
  readonly keyOf: (row: Row, field: Field) => string
}

/** Pages and order of a list that the host gives as a whole. */
export class LocalPages<Row, Field extends string> {
  openedPage = FIRST_PAGE
  pageSize: number
  /** The order of the rows on view. */
  order: Sort<Field> | undefined = undefined
  readonly #list: RemoteList<Row>
  readonly #keyOf: LocalPagesOptions<Row, Field>['keyOf']

  constructor(list: RemoteList<Row>, { pageSize, keyOf }: LocalPagesOptions<Row, Field>) {
    this.#list = list
    this.#keyOf = keyOf
    this.pageSize = pageSize
    makeObservable<LocalPages<Row, Field>>(this, {
      openedPage: observable,
      pageSize: observable,
      order: observableRef,
      rows: computed,
    })
  }

  get rows(): ReadonlyArray<Row> | undefined {
    const { page, pageSize } = this
    return this.#sorted?.slice((page - 1) * pageSize, page * pageSize)
  }

  /** A list that became shorter is shown from its last page. */
  get page(): number {
    return Math.min(this.openedPage, Math.max(FIRST_PAGE, Math.ceil(this.totalRows / this.pageSize)))
  }

  get totalRows(): number {
    return this.#list.totalRows
  }

  get isBusy(): boolean {
    return this.#list.isBusy
  }

  get failure(): Failure | undefined {
    return this.#list.failure
  }

  retry = (): void => this.#list.retry()

  /** The rows of every page, in the order on view. */
  readAll = async (): Promise<Either<Failure, ReadonlyArray<Row>>> => right(this.#sorted ?? [])

  openPage = (page: number): void => {
    runInAction(() => (this.openedPage = page))
  }

  resizePage = (pageSize: number): void => {
    runInAction(() => Object.assign(this, { pageSize, openedPage: FIRST_PAGE }))
  }

  sortBy = (sort: Sort<Field>): void => {
    runInAction(() => Object.assign(this, { order: sort, openedPage: FIRST_PAGE }))
  }

  get #sorted(): ReadonlyArray<Row> | undefined {
    const { order } = this
    const { rows } = this.#list
    return rows && sortedRows(rows, this.#keyOf, order)
  }
}
