import { computed, makeAutoObservable, observableRef } from 'mobx'
import {
  pageCoverage,
  type PageCoverage,
  include,
  selectionStage,
  type SelectionStage,
  togglePage,
} from '#domain/selection/page.ts'
import * as Selection from '#domain/selection/selection.ts'
import { type InvoiceFilter, type InvoiceRow, matchesFilter, isSameFilter, letsAllThrough } from './invoice-row.ts'

/** The visible part of the table: one page of `filter`, which has `totals` on all pages. */
export interface TableView {
  readonly rows: ReadonlyArray<InvoiceRow>
  readonly filter: InvoiceFilter
  readonly totals: Selection.Totals
}

export type SelectedInvoices = Selection.Selection<InvoiceFilter, InvoiceRow>

/** The selected invoices, for the table and the order. Lives as long as the table. */
export class InvoiceSelection {
  chosen: SelectedInvoices = Selection.empty
  readonly #view: () => TableView
  readonly #showOnlySelected: () => void
  #anchor: string | undefined

  constructor(view: () => TableView, showOnlySelected: () => void) {
    this.#view = view
    this.#showOnlySelected = showOnlySelected
    makeAutoObservable(this, { chosen: observableRef, has: false }, { autoBind: true })
  }

  /** The individually selected rows. */
  get rows(): ReadonlyArray<InvoiceRow> {
    return [...(this.chosen._tag === 'Rows' ? this.chosen.chosen : this.chosen.also).rows.values()]
  }

  get coverage(): PageCoverage {
    return pageCoverage(this.chosen, this.#view().rows, matchesFilter)
  }

  get phase(): SelectionStage {
    const { rows, totals } = this.#view()
    return selectionStage(this.chosen, rows, totals.count, matchesFilter)
  }

  get count(): number {
    return Selection.count(this.chosen)
  }

  /** Minor units. */
  get sum(): number {
    return Selection.sum(this.chosen)
  }

  get matching(): number {
    return this.#view().totals.count
  }

  /** Exact for individually selected rows; a lower bound for a whole filter. */
  get outside(): number {
    const { filter, totals } = this.#view()
    if (letsAllThrough(filter)) return 0
    if (this.chosen._tag === 'AllMatching') {
      return isSameFilter(this.chosen.filter, filter)
        ? this.chosen.also.rows.size
        : Math.max(0, this.count - totals.count)
    }
    return this.rows.filter((row) => !matchesFilter(row, filter)).length
  }

  /** Computed per row, so that a change notifies that row only. */
  has = (row: InvoiceRow): boolean => computed(() => Selection.has(this.chosen, row, matchesFilter)).get()

  toggle(row: InvoiceRow): void {
    this.chosen = Selection.toggle(this.chosen, row, matchesFilter)
    this.#anchor = row.id
  }

  extendTo(row: InvoiceRow): void {
    this.chosen = include(this.chosen, this.#view().rows, this.#anchor, row, matchesFilter)
    this.#anchor ??= row.id
  }

  togglePage(): void {
    this.chosen = togglePage(this.chosen, this.#view().rows, matchesFilter)
    this.forgetAnchor()
  }

  selectAllMatching(): void {
    const { filter, totals } = this.#view()
    this.chosen = Selection.selectPage(this.chosen, filter, totals, matchesFilter)
    this.forgetAnchor()
  }

  clear(): void {
    this.chosen = Selection.empty
    this.forgetAnchor()
  }

  showOnlySelected(): void {
    this.#showOnlySelected()
  }

  /** Selects exactly these. */
  choose(rows: ReadonlyArray<InvoiceRow>): void {
    this.chosen = Selection.ofRows(rows)
  }

  leave(rows: ReadonlyArray<InvoiceRow>): void {
    this.chosen = Selection.removeMany(this.chosen, rows, matchesFilter)
  }

  /** A removed row: neither selected nor an exception. */
  forget(row: InvoiceRow): void {
    this.chosen = Selection.keepOnly(this.chosen, (kept) => (kept.id === row.id ? undefined : kept), matchesFilter)
    this.forgetAnchor()
  }

  forgetAnchor(): void {
    this.#anchor = undefined
  }

  /** A page was read: what it says of a row and of the filter's totals is newer. */
  refresh({ rows, filter, totals }: TableView): void {
    const fresh = new Map(rows.map((row) => [row.id, row]))
    const kept = Selection.keepOnly(this.chosen, (row) => fresh.get(row.id) ?? row, matchesFilter)
    this.chosen =
      kept._tag === 'AllMatching' && isSameFilter(kept.filter, filter) ? Selection.reconcile(kept, totals) : kept
  }
}
