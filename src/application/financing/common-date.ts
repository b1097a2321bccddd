import { makeAutoObservable } from 'mobx'
import type { Cart } from '#domain/financing/cart.ts'
import type { Chosen } from '#domain/financing/cart-dates.ts'
import type { DateRefused } from '#domain/financing/payment-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { CartMarks } from './cart-marks.ts'

export interface CartWithDates {
  readonly cart: Cart
  readonly setDate: (date: CivilDate, ids: Chosen) => DateRefused | undefined
  readonly undoChange: (before: Cart, after: Cart) => void
}

/** One date for the marked lines of the cart, or for all when none is marked. */
export class CommonDate {
  /** The field contains an invalid date, which blocks sending. */
  isRefused = false
  readonly marks = new CartMarks()
  readonly #of: CartWithDates
  readonly #notifications: NotificationsViewModel

  constructor(of: CartWithDates, notifications: NotificationsViewModel) {
    this.#of = of
    this.#notifications = notifications
    makeAutoObservable(this, { marks: false }, { autoBind: true })
  }

  /** `undefined` where the dates differ. */
  get date(): CivilDate | undefined {
    const { marks } = this
    const all = this.#of.cart.lines
    const lines = marks.count === 0 ? all : all.filter(({ invoice }) => marks.has(invoice.id))
    const first = lines[0]?.paymentDate
    return lines.every(({ paymentDate }) => paymentDate === first) ? first : undefined
  }

  /** A change of several lines can be undone at once. */
  set(date: CivilDate): DateRefused | undefined {
    const { marks } = this
    const before = this.#of.cart
    const refused = this.#of.setDate(date, marks.count === 0 ? 'all' : [...marks.ids])
    if (refused !== undefined) return refused
    const after = this.#of.cart
    const invoices = after.lines.filter((line, at) => line.paymentDate !== before.lines[at]?.paymentDate).length
    const undo = (): void => this.#of.undoChange(before, after)
    if (invoices > 1) this.#notifications.show({ _tag: 'DatesChanged', invoices, date }, undo)
    return undefined
  }

  refuse(isRefused: boolean): void {
    this.isRefused = isRefused
  }
}
