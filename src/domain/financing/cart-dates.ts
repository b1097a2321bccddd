import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { AdjustedDate, Cart, CartLine, Dating } from './cart.ts'
import { type DateRefused, FINANCING_NOTICE_DAYS, validatePaymentDate } from './payment-date.ts'

/** The lines whose date changes: some invoices, or the whole cart. */
export type Chosen = ReadonlyArray<InvoiceId> | 'all'

/** The dates that moved and that the user neither changed nor accepted. */
export const movedIn = (cart: Cart): ReadonlyArray<AdjustedDate> =>
  cart.lines.flatMap(({ invoice, movedFrom, paymentDate }) =>
    movedFrom === undefined || paymentDate === undefined
      ? []
      : [{ invoiceId: invoice.id, from: movedFrom, to: paymentDate }],
  )

/** The user keeps the moved dates, which are selected from then on. */
export const acceptMoved = (cart: Cart): Cart =>
  mapLines(cart, 'all', (line) => (line.movedFrom === undefined ? line : dated(line, line.paymentDate)))

/** Sets one date on the lines of `ids`, all or none. Ids outside the cart are ignored. */
export const setDate = (
  cart: Cart,
  ids: Chosen,
  date: CivilDate,
  { today }: { readonly today: CivilDate },
  calendar: Calendar,
): E.Either<DateRefused, Cart> =>
  E.map((paymentDate: CivilDate) => mapLines(cart, ids, (line) => dated(line, paymentDate)))(
    validatePaymentDate(date, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar),
  )

/** Clears the date of the lines of `ids`: the text in the field is no valid payment date. */
export const removeDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) => (line.paymentDate === undefined ? line : dated(line, undefined)))

/** The date to which the next undo leads: the latest that differs. Undefined when there is nothing to undo. */
export const previousDating = ({
  history,
  paymentDate,
}: Pick<CartLine, 'history' | 'paymentDate'>): Dating | undefined =>
  history.findLast((earlier) => earlier.paymentDate !== paymentDate)

/** Undoes the last change of the lines of `ids`; repeated, back to the first date. */
export const undoDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) => {
    const earlier = previousDating(line)
    return earlier === undefined
      ? line
      : { ...line, ...earlier, history: line.history.slice(0, line.history.lastIndexOf(earlier)) }
  })

/** Undoes one change of many lines: those that are still as in `after` are as in `before` again. */
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
