import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { AdjustedDate, Cart, CartLine, Dating } from './cart.ts'
import { type DateRejected, FINANCING_NOTICE_DAYS, validatePaymentDate } from './payment-date.ts'

/** The lines whose date changes: some invoices, or the whole cart. */
export type Chosen = ReadonlyArray<InvoiceId> | 'all'

/**
 * The dates that moved and that the user neither changed nor accepted.
 *
 * @example
 * ```ts
 * import { movedIn } from '@anticipo/domain/financing/cart-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * movedIn(sampleCart(sampleInvoice('1', { dueDate: civilDate('2026-04-03') }))) // [{ invoiceId: '1', from: '2026-04-03', to: '2026-04-06' }]
 * ```
 */
export const movedIn = (cart: Cart): ReadonlyArray<AdjustedDate> =>
  cart.lines.flatMap(({ invoice, movedFrom, paymentDate }) =>
    movedFrom === undefined || paymentDate === undefined
      ? []
      : [{ invoiceId: invoice.id, from: movedFrom, to: paymentDate }],
  )

/**
 * The cart after the user keeps the moved dates, which are selected from then on.
 *
 * @example
 * ```ts
 * import { acceptMoved, movedIn } from '@anticipo/domain/financing/cart-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1', { dueDate: civilDate('2026-04-03') }))
 * movedIn(acceptMoved(cart)) // []
 * acceptMoved(cart).lines.map(({ isChosen, paymentDate }) => [paymentDate, isChosen]) // [['2026-04-06', true]]
 * ```
 */
export const acceptMoved = (cart: Cart): Cart =>
  mapLines(cart, 'all', (line) => (line.movedFrom === undefined ? line : dated(line, line.paymentDate)))

/**
 * The cart with one date on the lines of `ids`, all or none: a date that `validatePaymentDate` rejects changes
 * nothing. Ids outside the cart are ignored.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { setDate } from '@anticipo/domain/financing/cart-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1'), sampleInvoice('2'))
 * const changed = setDate(cart, 'all', civilDate('2026-04-16'), { today: civilDate('2026-03-02') }, bankCalendar('CL'))
 * changed._tag === 'Right' ? changed.right.lines.map(({ paymentDate }) => paymentDate) : [] // ['2026-04-16', '2026-04-16']
 * ```
 */
export const setDate = (
  cart: Cart,
  ids: Chosen,
  date: CivilDate,
  { today }: { readonly today: CivilDate },
  calendar: Calendar,
): E.Either<DateRejected, Cart> =>
  E.map((paymentDate: CivilDate) => mapLines(cart, ids, (line) => dated(line, paymentDate)))(
    validatePaymentDate(date, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar),
  )

/**
 * The cart without a date on the lines of `ids`: the text in the field is no valid payment date.
 *
 * @example
 * ```ts
 * import { removeDate } from '@anticipo/domain/financing/cart-dates'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * removeDate(sampleCart(sampleInvoice('1')), 'all').lines[0]?.paymentDate // undefined
 * ```
 */
export const removeDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) => (line.paymentDate === undefined ? line : dated(line, undefined)))

/**
 * The date to which the next undo leads: the latest that differs. Undefined when there is nothing to undo.
 *
 * @example
 * ```ts
 * import { previousDating, removeDate } from '@anticipo/domain/financing/cart-dates'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const [line] = removeDate(sampleCart(sampleInvoice('1')), 'all').lines
 * line === undefined ? undefined : previousDating(line)?.paymentDate // '2026-03-31'
 * ```
 */
export const previousDating = ({
  history,
  paymentDate,
}: Pick<CartLine, 'history' | 'paymentDate'>): Dating | undefined =>
  history.findLast((earlier) => earlier.paymentDate !== paymentDate)

/**
 * The cart with the last change of the lines of `ids` undone; repeated, back to the first date.
 *
 * @example
 * ```ts
 * import { removeDate, undoDate } from '@anticipo/domain/financing/cart-dates'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1'))
 * undoDate(removeDate(cart, 'all'), 'all').lines[0]?.paymentDate // '2026-03-31'
 * ```
 */
export const undoDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) => {
    const earlier = previousDating(line)
    return earlier === undefined
      ? line
      : { ...line, ...earlier, history: line.history.slice(0, line.history.lastIndexOf(earlier)) }
  })

/**
 * Undoes one change of many lines: those that are still as in `after` are as in `before` again.
 *
 * @example
 * ```ts
 * import { removeDate, undoChange } from '@anticipo/domain/financing/cart-dates'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const before = sampleCart(sampleInvoice('1'), sampleInvoice('2'))
 * const after = removeDate(before, 'all')
 * undoChange(after, before, after).lines.map(({ paymentDate }) => paymentDate) // ['2026-03-31', '2026-03-31']
 * ```
 */
export const undoChange = (cart: Cart, before: Cart, after: Cart): Cart => {
  const earlier = new Map(before.lines.map((line) => [line.invoice.id, line]))
  const later = new Map(after.lines.map((line) => [line.invoice.id, line]))
  return mapLines(cart, 'all', (line) => {
    const { id } = line.invoice
    return later.get(id) === line ? (earlier.get(id) ?? line) : line
  })
}

/** An empty field is no date to come back to. */
const dated = (line: CartLine, paymentDate: CivilDate | undefined): CartLine => {
  const { history, isChosen, movedFrom } = line
  const isSame = paymentDate === line.paymentDate
  if (isSame && isChosen && movedFrom === undefined) return line
  const isLeft = !isSame && (line.paymentDate !== undefined || !isChosen)
  const earlier: Dating = { paymentDate: line.paymentDate, isChosen, movedFrom }
  return {
    ...line,
    paymentDate,
    isChosen: true,
    movedFrom: undefined,
    history: isLeft ? [...history, earlier] : history,
  }
}

const mapLines = (cart: Cart, ids: Chosen, change: (line: CartLine) => CartLine): Cart => {
  const requested = ids === 'all' ? undefined : new Set(ids)
  return {
    lines: cart.lines.map((line) => (requested === undefined || requested.has(line.invoice.id) ? change(line) : line)),
  }
}
