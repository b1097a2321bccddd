import { makeAutoObservable } from 'mobx'
import type { DateRejected } from '#domain/financing/payment-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'

export interface CommonDateParts {
  readonly cart: CartViewModel
  readonly notifications: NotificationsViewModel
}

/** One date for the marked lines of the cart, or for all when none is marked. */
export class CommonDate {
  readonly #parts: CommonDateParts

  constructor(parts: CommonDateParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** `undefined` where the dates differ. */
  get date(): CivilDate | undefined {
    const { lines: all, marks } = this.#parts.cart
    const lines = marks.count === 0 ? all : all.filter(({ invoice }) => marks.has(invoice.id))
    const first = lines[0]?.paymentDate
    return lines.every(({ paymentDate }) => paymentDate === first) ? first : undefined
  }

  /** A change of several lines can be undone at once. */
  set(date: CivilDate): DateRejected | undefined {
    const { cart, notifications } = this.#parts
    const { marks } = cart
    const before = cart.cart
    const rejected = cart.setDate(date, marks.count === 0 ? 'all' : [...marks.ids])
    if (rejected !== undefined) return rejected
    const after = cart.cart
    const invoices = after.lines.filter((line, at) => line.paymentDate !== before.lines[at]?.paymentDate).length
    const undo = (): void => cart.undoChange(before, after)
    if (invoices > 1) notifications.show({ _tag: 'DatesChanged', invoices, date }, undo)
    return undefined
  }
}
