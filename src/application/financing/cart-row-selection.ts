import { computed, makeAutoObservable } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { PageCoverage, SelectionStage } from '#domain/selection/page.ts'
import type { CartViewModel } from './cart.view-model.ts'

/** A line of the cart as a table row. */
export interface CartRow {
  readonly id: InvoiceId
  readonly line: CartLine
}

/** The selected lines of the cart, to which the date above the table applies. The whole cart is visible. */
export class CartRowSelection {
  readonly phase: SelectionStage = 'rows'
  readonly outside = 0
  readonly #cart: CartViewModel
  #anchor: InvoiceId | undefined

  constructor(cart: CartViewModel) {
    this.#cart = cart
    makeAutoObservable(this, { phase: false, outside: false, has: false }, { autoBind: true })
  }

  get rows(): ReadonlyArray<CartRow> {
    return this.#cart.lines.map((line) => ({ id: line.invoice.id, line }))
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
