import { computed, makeAutoObservable, observableRef } from 'mobx'
import { type Member, rowsOf } from '#domain/selection/member-set.ts'
import {
  extendRange,
  pageCoverage,
  selectionStage,
  togglePage,
  type PageCoverage,
  type SelectionStage,
} from '#domain/selection/page.ts'
import * as Selection from '#domain/selection/selection.ts'

/** The visible part of a table: one page of `filter`, which has `totals` on all pages. */
export interface TableView<F, R extends Member> {
  readonly rows: ReadonlyArray<R>
  readonly filter: F
  readonly totals: Selection.Totals
}

/** The meaning of a filter. `matches` must agree with the host. */
export interface FilterRules<F, R extends Member> {
  readonly matches: Selection.FilterPredicate<F, R>
  readonly isSame: (one: F, other: F) => boolean
  /** It lets every row through. */
  readonly isAll: (filter: F) => boolean
}

export interface FilteredSelectionOptions<F, R extends Member> extends FilterRules<F, R> {
  readonly view: () => TableView<F, R>
  readonly showOnlySelected: () => void
  /** The user removed a selection of that many rows; `restore` selects them again. */
  readonly onCleared?: (count: number, restore: () => void) => void
  /** Whether the selected rows are shown alone, and the way back. */
  readonly onlySelected: { readonly isOn: () => boolean; readonly leave: () => void }
}

/** The selected rows of a table with pages and a filter. Lives as long as the table. */
export class FilteredSelection<F, R extends Member> {
  chosen: Selection.Selection<F, R> = Selection.empty
  readonly #options: FilteredSelectionOptions<F, R>
  #anchor: string | undefined

  constructor(options: FilteredSelectionOptions<F, R>) {
    this.#options = options
    makeAutoObservable(this, { chosen: observableRef, has: false }, { autoBind: true })
  }

  /** The individually selected rows. */
  get rows(): ReadonlyArray<R> {
    return rowsOf(this.chosen._tag === 'Rows' ? this.chosen.chosen : this.chosen.also)
  }

  get coverage(): PageCoverage {
    return pageCoverage(this.chosen, this.#options.view().rows, this.#options.matches)
  }

  get phase(): SelectionStage {
    const { rows, totals } = this.#options.view()
    return selectionStage(this.chosen, rows, totals.count, this.#options.matches)
  }

  get count(): number {
    return Selection.count(this.chosen)
  }

  /** Minor units. */
  get sum(): number {
    return Selection.sum(this.chosen)
  }

  get matching(): number {
    return this.#options.view().totals.count
  }

  /** Exact for individually selected rows; a lower bound for a whole filter. */
  get outside(): number {
    const { isAll, isSame, matches, view } = this.#options
    const { filter, totals } = view()
    if (isAll(filter)) return 0
    if (this.chosen._tag === 'AllMatching') {
      return isSame(this.chosen.filter, filter) ? this.chosen.also.size : Math.max(0, this.count - totals.count)
    }
    return this.rows.filter((row) => !matches(row, filter)).length
  }

  /** Computed per row, so that a change notifies that row only. */
  has = (row: R): boolean => computed(() => Selection.has(this.chosen, row, this.#options.matches)).get()

  toggle(row: R): void {
    this.chosen = Selection.toggle(this.chosen, row, this.#options.matches)
    this.#anchor = row.id
  }

  extendTo(row: R): void {
    this.chosen = extendRange(this.chosen, this.#options.view().rows, this.#anchor, row, this.#options.matches)
    this.#anchor ??= row.id
  }

  togglePage(): void {
    this.chosen = togglePage(this.chosen, this.#options.view().rows, this.#options.matches)
    this.resetAnchor()
  }

  /** Does nothing while the selected rows are shown alone: what is counted then is no filter. */
  selectAllMatching(): void {
    if (this.isOnlySelected) return
    const { filter, totals } = this.#options.view()
    this.chosen = Selection.selectMatching(this.chosen, filter, totals, this.#options.matches)
    this.resetAnchor()
  }

  /** By the user, who is offered to reverse it. */
  clear(): void {
    const { chosen, count } = this
    this.reset()
    if (count > 0) this.#options.onCleared?.(count, () => this.restore(chosen))
  }

  reset(): void {
    this.chosen = Selection.empty
    this.resetAnchor()
  }

  showOnlySelected(): void {
    this.#options.showOnlySelected()
  }

  get isOnlySelected(): boolean {
    return this.#options.onlySelected.isOn()
  }

  showAll(): void {
    this.#options.onlySelected.leave()
  }

  /** Selects exactly these. */
  choose(rows: ReadonlyArray<R>): void {
    this.chosen = Selection.ofRows(rows)
  }

  /** An earlier selection, as it was. */
  restore(chosen: Selection.Selection<F, R>): void {
    this.chosen = chosen
    this.resetAnchor()
  }

  add(rows: ReadonlyArray<R>): void {
    this.chosen = Selection.addMany(this.chosen, rows, this.#options.matches)
  }

  remove(rows: ReadonlyArray<R>): void {
    this.chosen = Selection.removeMany(this.chosen, rows, this.#options.matches)
  }

  /** A removed row: neither selected nor an exception. */
  discard(row: R): void {
    const without = (kept: R): R | undefined => (kept.id === row.id ? undefined : kept)
    this.chosen = Selection.refreshRows(this.chosen, without, this.#options.matches)
    this.resetAnchor()
  }

  resetAnchor(): void {
    this.#anchor = undefined
  }

  /** A page was read: what it says of a row and of the filter's totals is newer. */
  refresh({ rows, filter, totals }: TableView<F, R>): void {
    const { isSame, matches } = this.#options
    const fresh = new Map(rows.map((row) => [row.id, row]))
    const kept = Selection.refreshRows(this.chosen, (row) => fresh.get(row.id) ?? row, matches)
    this.chosen = kept._tag === 'AllMatching' && isSame(kept.filter, filter) ? Selection.reconcile(kept, totals) : kept
  }
}
