import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { type DateRefused, validatePaymentDate, suggestPaymentDate } from './payment-date.ts'

/** A selected invoice with the date on which its payer will pay. */
export interface CartLine {
  readonly invoice: FinanceableInvoice
  /** Undefined where one must still be chosen. */
  readonly paymentDate: CivilDate | undefined
  /** Whether a person chose it, even if it has passed since; otherwise it follows from the due date. */
  readonly isChosen: boolean
  /** What the last change replaced, for undoing it once. Absent when there is nothing to undo. */
  readonly previousDate: { readonly paymentDate: CivilDate | undefined; readonly isChosen: boolean } | undefined
}

/** Each invoice once, in the order in which it was selected. */
export interface Cart {
  readonly lines: ReadonlyArray<CartLine>
}

/** A date that moved because money cannot move on it. */
export interface AdjustedDate {
  readonly invoiceId: InvoiceId
  readonly from: CivilDate
  readonly to: CivilDate
}

export interface CartAndMoves {
  readonly cart: Cart
  readonly moved: ReadonlyArray<AdjustedDate>
}

/** Whose date changes: some invoices, or every one in the cart. */
export type Chosen = ReadonlyArray<InvoiceId> | 'all'

export const emptyCart: Cart = { lines: [] }

/**
 * The cart of a selection. A due date on a closed day moves to the next business day and says so; one that is past leaves
 * the line without a date. An invoice that `before` already holds keeps the date chosen for it. Given twice, an invoice
 * counts once, in its first place and as it was given last.
 */
export const fromInvoices = (
  invoices: ReadonlyArray<FinanceableInvoice>,
  calendar: Calendar,
  today: CivilDate,
  before: Cart = emptyCart,
): CartAndMoves => {
  const known = new Map(before.lines.map((line) => [line.invoice.id, line]))
  const distinct = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const lines = [...distinct.values()].map((invoice) => ({ ...fresh, ...known.get(invoice.id), invoice }))
  return rollDatesForward({ lines }, calendar, today)
}

/**
 * The same cart on another calendar or another day: dates that nobody chose are worked out again, a chosen one moves only
 * when it is closed now, and one that has passed must be chosen again. `moved` is what changed by this, not before it.
 */
export const rollDatesForward = (cart: Cart, calendar: Calendar, today: CivilDate): CartAndMoves => {
  const lines = cart.lines.map((line) => {
    const wanted = line.isChosen ? line.paymentDate : line.invoice.dueDate
    const paymentDate = wanted === undefined ? undefined : suggestPaymentDate(wanted, today, calendar)
    return paymentDate === line.paymentDate ? line : { ...line, paymentDate }
  })
  const moved = lines.flatMap(({ invoice, paymentDate }, at): ReadonlyArray<AdjustedDate> => {
    const from = cart.lines[at]?.paymentDate ?? invoice.dueDate
    return paymentDate === undefined || paymentDate === from ? [] : [{ invoiceId: invoice.id, from, to: paymentDate }]
  })
  return { cart: { lines }, moved }
}

/** Sets one date on the lines of `ids`, all or none. Ids that are not in the cart are nobody's. */
export const setDate = (
  cart: Cart,
  ids: Chosen,
  date: CivilDate,
  calendar: Calendar,
  today: CivilDate,
): E.Either<DateRefused, Cart> =>
  E.map((paymentDate: CivilDate) =>
    mapLines(cart, ids, (line) =>
      line.paymentDate === paymentDate && line.isChosen
        ? line
        : { ...line, paymentDate, isChosen: true, previousDate: before(line) },
    ),
  )(validatePaymentDate(date, today, calendar))

/** Leaves the lines of `ids` without a date: what stands in the field is not one that can be paid on. */
export const removeDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) =>
    line.paymentDate === undefined
      ? line
      : { ...line, paymentDate: undefined, isChosen: true, previousDate: before(line) },
  )

/** Takes back the last change of the lines of `ids`, once. */
export const restoreSuggestedDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) =>
    line.previousDate === undefined ? line : { ...line, ...line.previousDate, previousDate: undefined },
  )

export const remove = (cart: Cart, ids: ReadonlyArray<InvoiceId>): Cart => {
  const gone = new Set(ids)
  return { lines: cart.lines.filter((line) => !gone.has(line.invoice.id)) }
}

const before = ({ paymentDate, isChosen }: CartLine): CartLine['previousDate'] => ({ paymentDate, isChosen })

const fresh = { paymentDate: undefined, isChosen: false, previousDate: undefined } as const

const mapLines = (cart: Cart, ids: Chosen, change: (line: CartLine) => CartLine): Cart => {
  const asked = ids === 'all' ? undefined : new Set(ids)
  return { lines: cart.lines.map((line) => (asked === undefined || asked.has(line.invoice.id) ? change(line) : line)) }
}
