import { makeAutoObservable, observableRef } from 'mobx'
import type { CartLine } from '#domain/financing/cart.ts'
import type { DateRejected } from '#domain/financing/payment-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'

export interface CommonDateParts {
  readonly cart: CartViewModel
  readonly notifications: NotificationsViewModel
}

/** One date for the marked lines of the cart. When none is marked it fills those without a date; when all have one it is for all. */
export class CommonDate {
  /** The user wants it for the lines that have a date, too. */
  includesDated = false
  /** The lines that got their date here, which a second try corrects. */
  filled: { readonly ids: ReadonlySet<InvoiceId>; readonly date: CivilDate } | undefined = undefined
  readonly #parts: CommonDateParts

  constructor(parts: CommonDateParts) {
    this.#parts = parts
    makeAutoObservable(this, { filled: observableRef }, { autoBind: true })
  }

  /** The lines that a date is for. */
  get lines(): ReadonlyArray<CartLine> {
    const { lines: all, marks } = this.#parts.cart
    if (marks.count > 0) return all.filter(({ invoice }) => marks.has(invoice.id))
    return this.includesDated || this.#open.length === 0 ? all : this.#open
  }

  /** How many lines with a date are left out unless the user wants them. */
  get others(): number {
    const { lines: all, marks } = this.#parts.cart
    return marks.count > 0 || this.#open.length === 0 ? 0 : all.length - this.#open.length
  }

  /** `undefined` where the dates differ. */
  get date(): CivilDate | undefined {
    const first = this.lines[0]?.paymentDate
    return this.lines.every(({ paymentDate }) => paymentDate === first) ? first : undefined
  }

  includeDated(includesDated: boolean): void {
    this.includesDated = includesDated
  }

  /** A change of several lines can be undone at once. */
  set(date: CivilDate): DateRejected | undefined {
    const { cart, notifications } = this.#parts
    const before = cart.cart
    const ids = this.lines.map(({ invoice }) => invoice.id)
    const rejected = cart.setDate(date, ids)
    if (rejected !== undefined) return rejected
    const after = cart.cart
    this.filled = cart.marks.count > 0 ? this.filled : { ids: new Set(ids), date }
    this.includesDated = false
    const invoices = after.lines.filter((line, at) => line.paymentDate !== before.lines[at]?.paymentDate).length
    const undo = (): void => cart.undoChange(before, after)
    if (invoices > 1) notifications.show({ _tag: 'DatesChanged', invoices, date }, undo)
    return undefined
  }

  get #open(): ReadonlyArray<CartLine> {
    const { filled } = this
    return this.#parts.cart.lines.filter(
      ({ invoice, paymentDate }) =>
        paymentDate === undefined || (filled?.ids.has(invoice.id) === true && filled.date === paymentDate),
    )
  }
}
