import { computed, makeAutoObservable } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { annualOf, type InvoiceCost } from '#domain/financing/invoice-cost.ts'
import type { PageCoverage, SelectionStage } from '#domain/selection/page.ts'
import type { Sort } from '../shared/page.ts'
import type { CartViewModel } from './cart.view-model.ts'

/** A line of the cart as a table row. */
export interface CartRow {
  readonly id: InvoiceId
  readonly line: CartLine
}

/** The figures of the cost of an invoice, which are columns of the cart. */
export type CostFigure = 'days' | 'priceDifference' | 'share' | 'net' | 'annualRate'

/** The selected lines of the cart, to which the date above the table applies. The whole cart is visible. */
export class CartRowSelection {
  readonly phase: SelectionStage = 'rows'
  readonly outside = 0
  sort: Sort<CostFigure> | undefined = undefined
  readonly #cart: CartViewModel
  #anchor: InvoiceId | undefined

  constructor(cart: CartViewModel) {
    this.#cart = cart
    makeAutoObservable(this, { phase: false, outside: false, has: false }, { autoBind: true })
  }

  /** In the order of the cart, or by a figure of their cost; those without figures are the last. */
  get rows(): ReadonlyArray<CartRow> {
    const rows = this.#cart.lines.map((line): CartRow => ({ id: line.invoice.id, line }))
    const { costs } = this.#cart.simulation
    return this.sort === undefined ? rows : rows.toSorted(byCost(this.sort, costs))
  }

  sortBy(sort: Sort<CostFigure>): void {
    this.sort = sort
    this.#anchor = undefined
  }

  get count(): number {
    return this.#cart.marks.count
  }

  get matching(): number {
    return this.#cart.lines.length
  }

  get coverage(): PageCoverage {
    return this.count === 0 ? 'none' : this.count === this.matching ? 'all' : 'some'
  }

  /** Computed per row, so that a change notifies that row only. */
  has = (row: CartRow): boolean => computed(() => this.#cart.marks.has(row.id)).get()

  toggle(row: CartRow): void {
    this.#cart.marks.toggle(row.id)
    this.#anchor = row.id
  }

  /** Every line from the last touched one to this one takes its state. */
  extendTo(row: CartRow): void {
    const ids = this.rows.map(({ id }) => id)
    const from = ids.findIndex((id) => id === this.#anchor)
    const to = ids.indexOf(row.id)
    if (from < 0 || to < 0) return this.toggle(row)
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    this.#cart.marks.set(range, this.#cart.marks.has(ids[from] ?? row.id))
  }

  togglePage(): void {
    if (this.coverage === 'all') this.clear()
    else this.selectAllMatching()
  }

  selectAllMatching(): void {
    this.#cart.marks.set(
      this.rows.map(({ id }) => id),
      true,
    )
  }

  clear(): void {
    this.#cart.marks.clear()
  }
}

const FIGURES: Readonly<Record<CostFigure, (cost: InvoiceCost) => number>> = {
  days: ({ days }) => days,
  priceDifference: ({ priceDifference }) => priceDifference.minor,
  share: ({ share }) => share.minor,
  net: ({ net }) => net.minor,
  annualRate: annualOf,
}

const byCost =
  ({ direction, field }: Sort<CostFigure>, costs: ReadonlyMap<InvoiceId, InvoiceCost>) =>
  (a: CartRow, b: CartRow): number => {
    const [one, other] = [costs.get(a.id), costs.get(b.id)]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    const [first, second] = [FIGURES[field](one), FIGURES[field](other)]
    if (first === second) return 0
    return first < second === (direction === 'asc') ? -1 : 1
  }
