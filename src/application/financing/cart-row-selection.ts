import { computed, makeAutoObservable } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { PageCoverage, SelectionStage } from '#domain/selection/page.ts'
import type { CartViewModel } from './cart.view-model.ts'

/** A line of the cart as a row of a table. */
export interface CartRow {
  readonly id: InvoiceId
  readonly line: CartLine
}

/** The lines that the date above the table is for, marked like rows of any table. The whole cart is on view. */
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
    return this.#cart.marked.size
  }

  get matching(): number {
    return this.#cart.lines.length
  }

  get coverage(): PageCoverage {
    return this.count === 0 ? 'none' : this.count === this.matching ? 'all' : 'some'
  }

  /** Read by one row alone, it calls that row and no other when the answer changes. */
  has = (row: CartRow): boolean => computed(() => this.#cart.marked.has(row.id)).get()

  toggle(row: CartRow): void {
    this.#cart.toggleMark(row.id)
    this.#anchor = row.id
  }

  /** Every line from the one touched last to this one becomes as that one is. */
  extendTo(row: CartRow): void {
    const ids = this.rows.map(({ id }) => id)
    const from = ids.findIndex((id) => id === this.#anchor)
    const to = ids.indexOf(row.id)
    if (from < 0 || to < 0) return this.toggle(row)
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    this.#cart.mark(range, this.#cart.marked.has(ids[from] ?? row.id))
  }

  togglePage(): void {
    this.#cart.toggleAllMarks()
  }

  selectAllMatching(): void {
    this.#cart.mark(
      this.rows.map(({ id }) => id),
      true,
    )
  }

  clear(): void {
    this.#cart.mark(
      this.rows.map(({ id }) => id),
      false,
    )
  }
}
