import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import * as Cart from '#domain/financing/cart.ts'
import { readyToSend, totalOf, undatedIn, unverifiedIn } from '#domain/financing/cart-counters.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { DateRefused } from '#domain/financing/payment-date.ts'
import { quoteRequestOf } from '#domain/financing/quote.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { CartSimulation } from './cart-simulation.ts'

export interface CartDependencies {
  readonly simulation: CartSimulation
  readonly calendar: BusinessCalendar
  readonly current: CurrentSession
}

/** The selected invoices and their payment dates. `simulation` has the figures. */
export class CartViewModel {
  type: FinancingType = 'DIRECT_FINANCING'
  cart: Cart.Cart = Cart.emptyCart
  /** Dates that moved automatically since the cart was filled, until the user changes them. */
  moved: ReadonlyArray<Cart.AdjustedDate> = []
  /** The lines to which the header's date applies; empty means all. */
  marked: ReadonlySet<InvoiceId> = new Set()
  /** The header contains an invalid date, which blocks sending. */
  isCommonDateRefused = false
  readonly simulation: CartSimulation
  readonly #calendar: BusinessCalendar
  readonly #current: CurrentSession

  constructor({ simulation, calendar, current }: CartDependencies) {
    this.simulation = simulation
    this.#calendar = calendar
    this.#current = current
    const annotations = { cart: observableRef, moved: observableRef, marked: observableRef, simulation: false } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get lines(): ReadonlyArray<Cart.CartLine> {
    return this.cart.lines
  }

  get total(): Money {
    return totalOf(this.cart, profileOf(this.#current.country).currency)
  }

  /** Invoices without a payment date. */
  get undated(): ReadonlyArray<InvoiceId> {
    return undatedIn(this.cart)
  }

  get undatedLines(): ReadonlyArray<Cart.CartLine> {
    return this.lines.filter(({ paymentDate }) => paymentDate === undefined)
  }

  /** Invoices without a verified signature. */
  get unverified(): ReadonlyArray<InvoiceId> {
    return unverifiedIn(this.cart)
  }

  /** The common date of the selected lines, or of all when none is selected; `undefined` where they differ. */
  get commonDate(): CivilDate | undefined {
    const lines = this.marked.size === 0 ? this.lines : this.lines.filter(({ invoice }) => this.marked.has(invoice.id))
    const first = lines[0]?.paymentDate
    return lines.every(({ paymentDate }) => paymentDate === first) ? first : undefined
  }

  /** Every line has a valid date, and the displayed figures are those of these lines. */
  get canSubmit(): boolean {
    return (
      !this.isCommonDateRefused &&
      this.simulation.isUpToDate &&
      readyToSend(this.cart, this.#calendar.calendar, this.#calendar.today)
    )
  }

  /** Follows the calendar: a list of holidays that loads late still moves the dates. */
  activate(): () => void {
    const stop = reaction(() => this.#calendar.calendar, this.reroll)
    if (this.simulation.isRecalculating) this.#become(this.cart)
    return () => {
      stop()
      this.simulation.reset()
    }
  }

  /** Fills the cart with a selection; selected dates are retained. */
  fill(type: FinancingType, invoices: ReadonlyArray<FinanceableInvoice>): void {
    const before = type === this.type ? this.cart : Cart.emptyCart
    const { cart, moved } = Cart.fromInvoices(invoices, this.#calendar.calendar, this.#calendar.today, before)
    this.type = type
    this.moved = moved
    this.marked = new Set()
    this.#become(cart)
  }

  /** Restores a whole cart after a reload. */
  restore(type: FinancingType, before: Cart.Cart): void {
    const { cart, moved } = Cart.rollDatesForward(before, this.#calendar.calendar, this.#calendar.today)
    this.type = type
    this.moved = moved
    this.marked = new Set()
    this.#become(cart)
  }

  reroll(): void {
    const { cart, moved } = Cart.rollDatesForward(this.cart, this.#calendar.calendar, this.#calendar.today)
    if (cart.lines.every((line, at) => line === this.cart.lines[at])) return
    this.moved = [...this.moved, ...moved]
    this.#become(cart)
  }

  /** An invalid date changes nothing; returns the error. */
  setDate(date: CivilDate, ids: Cart.Chosen): DateRefused | undefined {
    const changed = Cart.setDate(this.cart, ids, date, this.#calendar.calendar, this.#calendar.today)
    if (E.isLeft(changed)) return changed.left
    this.#become(changed.right)
    return undefined
  }

  /** The text in this line is no valid date: the line has none. */
  clearDate(id: InvoiceId): void {
    this.#become(Cart.removeDate(this.cart, [id]))
  }

  /** For the selected lines, or for all when none is selected. */
  setDateForMarked(date: CivilDate): DateRefused | undefined {
    return this.setDate(date, this.marked.size === 0 ? 'all' : [...this.marked])
  }

  refuseCommonDate(isRefused: boolean): void {
    this.isCommonDateRefused = isRefused
  }

  undoDate(ids: Cart.Chosen): void {
    this.#become(Cart.restoreSuggestedDate(this.cart, ids))
  }

  toggleMark(id: InvoiceId): void {
    const without = [...this.marked].filter((other) => other !== id)
    this.marked = new Set(this.marked.has(id) ? without : [...without, id])
  }

  mark(ids: ReadonlyArray<InvoiceId>, isMarked: boolean): void {
    const those = new Set(ids)
    const others = [...this.marked].filter((id) => !those.has(id))
    this.marked = new Set(isMarked ? [...others, ...ids] : others)
  }

  toggleAllMarks(): void {
    this.marked = new Set(this.marked.size === this.lines.length ? [] : this.lines.map((line) => line.invoice.id))
  }

  remove(ids: ReadonlyArray<InvoiceId>): void {
    const gone = new Set(ids)
    this.marked = new Set([...this.marked].filter((id) => !gone.has(id)))
    this.#become(Cart.remove(this.cart, ids))
  }

  clear(): void {
    this.moved = []
    this.marked = new Set()
    this.#become(Cart.emptyCart)
    this.simulation.startOver()
  }

  #become(cart: Cart.Cart): void {
    this.cart = cart
    const dates = new Map(cart.lines.map(({ invoice, paymentDate }) => [invoice.id, paymentDate]))
    this.moved = this.moved.filter(({ invoiceId, to }) => dates.get(invoiceId) === to)
    this.simulation.request(quoteRequestOf(this.type, cart, this.#calendar.today))
  }
}
