import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import * as Cart from '#domain/financing/cart.ts'
import * as Dates from '#domain/financing/cart-dates.ts'
import { totalOf, undatedIn, unverifiedIn } from '#domain/financing/cart-counters.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { DateRejected } from '#domain/financing/payment-date.ts'
import { quoteRequestOf } from '#domain/financing/quote.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { CartSimulation } from './cart-simulation.ts'
import { CartMarks } from './cart-marks.ts'
import { dateObstacleOf, type SendObstacle, sendObstacleOf } from './send-obstacle.ts'
import type { Resolved } from '../shared/token.ts'

/** The selected invoices and their payment dates. `simulation` has the figures. */
export class CartViewModel {
  static readonly needs = {
    simulation: CartSimulation,
    calendar: BusinessCalendar,
    current: CurrentSession,
    notifications: NotificationsViewModel,
  }
  type: FinancingType = 'DIRECT_FINANCING'
  cart: Cart.Cart = Cart.emptyCart
  readonly simulation: CartSimulation
  readonly marks = new CartMarks()
  /** The field of the common date contains an invalid date, which blocks sending. */
  isCommonDateRejected = false
  readonly #calendar: BusinessCalendar
  readonly #current: CurrentSession
  readonly #notifications: NotificationsViewModel

  constructor({ simulation, calendar, current, notifications }: Resolved<typeof CartViewModel.needs>) {
    this.simulation = simulation
    this.#calendar = calendar
    this.#current = current
    this.#notifications = notifications
    const annotations = { cart: observableRef, marks: false, simulation: false } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get lines(): ReadonlyArray<Cart.CartLine> {
    return this.cart.lines
  }

  /** Dates that moved automatically, until the user changes or accepts them. */
  get moved(): ReadonlyArray<Cart.AdjustedDate> {
    return Dates.movedIn(this.cart)
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

  /** Why the order cannot be sent; undefined when it can. */
  get sendObstacle(): SendObstacle | undefined {
    return sendObstacleOf({
      ...this.#dates,
      unavailable: this.#unavailable.length,
      simulation: this.simulation.standing,
    })
  }

  /** Every line has a valid date, and the displayed figures are those of these lines. */
  get canSubmit(): boolean {
    return this.sendObstacle === undefined
  }

  /** A date is missing or invalid, or moved without the user having seen to it. */
  get hasDatesToDecide(): boolean {
    return this.moved.length > 0 || dateObstacleOf(this.#dates) !== undefined
  }

  /** Follows the calendar: a list of holidays that loads late still moves the dates. */
  activate(): () => void {
    const stop = reaction(() => this.#calendar.calendar, this.rollDatesForward)
    if (this.simulation.isRecalculating) this.#setCart(this.cart)
    return () => {
      stop()
      this.simulation.reset()
    }
  }

  /** Fills the cart with a selection, which is settled then; selected dates are retained. */
  fill(type: FinancingType, invoices: ReadonlyArray<FinanceableInvoice>): void {
    const before = type === this.type ? this.cart : Cart.emptyCart
    const { cart } = Cart.fromInvoices(invoices, { today: this.#calendar.today, before }, this.#calendar.calendar)
    this.type = type
    this.marks.clear()
    this.#notifications.withdraw('CartInvoicesRemoved', 'InvoicesProposed', 'SelectionCleared')
    this.#setCart(cart)
  }

  /** Restores a whole cart after a reload, or one whose invoices changed. */
  restore(type: FinancingType, before: Cart.Cart): void {
    this.type = type
    this.marks.clear()
    this.#setCart(this.#rolled(before))
  }

  rollDatesForward(): void {
    const cart = this.#rolled(this.cart)
    if (cart.lines.some((line, at) => line !== this.cart.lines[at])) this.#setCart(cart)
  }

  /** An invalid date changes nothing; returns the error. */
  setDate(date: CivilDate, ids: Dates.Chosen): DateRejected | undefined {
    const changed = Dates.setDate(this.cart, ids, date, { today: this.#calendar.today }, this.#calendar.calendar)
    if (E.isLeft(changed)) return changed.left
    this.#setCart(changed.right)
    return undefined
  }

  rejectCommonDate(isRejected: boolean): void {
    this.isCommonDateRejected = isRejected
  }

  /** The text in this line is no valid date: the line has none. */
  clearDate(id: InvoiceId): void {
    this.#setCart(Dates.removeDate(this.cart, [id]))
  }

  /** One change of many lines; later changes of some of them stay. */
  undoChange(before: Cart.Cart, after: Cart.Cart): void {
    this.#setCart(this.#rolled(Dates.undoChange(this.cart, before, after)))
  }

  /** A date that has been closed meanwhile moves forward. */
  undoDate(ids: Dates.Chosen): void {
    this.#setCart(this.#rolled(Dates.undoDate(this.cart, ids)))
  }

  /** The dates stay, so that their figures do too. */
  acceptMoved(): void {
    this.cart = Dates.acceptMoved(this.cart)
  }

  remove(ids: ReadonlyArray<InvoiceId>): void {
    this.marks.set(ids, false)
    this.#setCart(Cart.remove(this.cart, ids))
  }

  /** Removed lines of an earlier cart, at their places. */
  putBack(before: Cart.Cart, ids: ReadonlyArray<InvoiceId>): void {
    this.#setCart(this.#rolled(Cart.putBack(this.cart, before, ids)))
  }

  clear(): void {
    this.#notifications.withdraw('CartInvoicesRemoved', 'DatesChanged')
    this.marks.clear()
    this.#setCart(Cart.emptyCart)
    this.simulation.startOver()
  }

  get #dates() {
    return {
      cart: this.cart,
      isCommonDateRejected: this.isCommonDateRejected,
      calendar: this.#calendar.calendar,
      today: this.#calendar.today,
    }
  }

  get #unavailable(): ReadonlyArray<InvoiceId> {
    const { failure } = this.simulation
    return failure?._tag === 'Rejected' ? (failure.invoices ?? []) : []
  }

  #rolled(cart: Cart.Cart): Cart.Cart {
    return Cart.rollDatesForward(cart, this.#calendar.today, this.#calendar.calendar).cart
  }

  #setCart(cart: Cart.Cart): void {
    this.cart = cart
    this.simulation.request(quoteRequestOf(this.type, cart, this.#calendar.today))
  }
}
