import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { type DateRefused, FINANCING_NOTICE_DAYS, validatePaymentDate, suggestPaymentDate } from './payment-date.ts'

/** A selected invoice with its expected payment date. */
export interface CartLine {
  readonly invoice: FinanceableInvoice
  /** Undefined when the user still has to select one. */
  readonly paymentDate: CivilDate | undefined
  /** True when the user selected the date, even if it has passed since; otherwise it derives from the due date. */
  readonly isChosen: boolean
  /** The state before the last change, for a single undo. Absent when there is nothing to undo. */
  readonly previousDate: { readonly paymentDate: CivilDate | undefined; readonly isChosen: boolean } | undefined
}

/** Each invoice once, in selection order. */
export interface Cart {
  readonly lines: ReadonlyArray<CartLine>
}

/** A date that moved because it is not a business day. */
export interface AdjustedDate {
  readonly invoiceId: InvoiceId
  readonly from: CivilDate
  readonly to: CivilDate
}

export interface CartAndMoves {
  readonly cart: Cart
  readonly moved: ReadonlyArray<AdjustedDate>
}

/** The lines whose date changes: some invoices, or the whole cart. */
export type Chosen = ReadonlyArray<InvoiceId> | 'all'

export const emptyCart: Cart = { lines: [] }

/**
 * Creates the cart of a selection. A due date on a closed day moves to the next business day and is reported; a past
 * due date leaves the line without a date. Invoices in `before` keep their selected date. A repeated invoice counts
 * once, at its first position with its last data.
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
 * Recalculates the cart for another calendar or day: derived dates are recomputed, selected dates move only when closed
 * now, and passed ones must be selected again. `moved` lists the changes of this call only.
 */
export const rollDatesForward = (cart: Cart, calendar: Calendar, today: CivilDate): CartAndMoves => {
  const lines = cart.lines.map((line) => {
    const wanted = line.isChosen ? line.paymentDate : line.invoice.dueDate
    const paymentDate =
      wanted === undefined ? undefined : suggestPaymentDate(wanted, today, calendar, FINANCING_NOTICE_DAYS)
    return paymentDate === line.paymentDate ? line : { ...line, paymentDate }
  })
  const moved = lines.flatMap(({ invoice, paymentDate }, at): ReadonlyArray<AdjustedDate> => {
    const from = cart.lines[at]?.paymentDate ?? invoice.dueDate
    return paymentDate === undefined || paymentDate === from ? [] : [{ invoiceId: invoice.id, from, to: paymentDate }]
  })
  return { cart: { lines }, moved }
}

/** Sets one date on the lines of `ids`, all or none. Ids outside the cart are ignored. */
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
  )(validatePaymentDate(date, today, calendar, FINANCING_NOTICE_DAYS))

/** Clears the date of the lines of `ids`: the text in the field is no valid payment date. */
export const removeDate = (cart: Cart, ids: Chosen): Cart =>
  mapLines(cart, ids, (line) =>
    line.paymentDate === undefined
      ? line
      : { ...line, paymentDate: undefined, isChosen: true, previousDate: before(line) },
  )

/** Undoes the last change of the lines of `ids`, once. */
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
  const requested = ids === 'all' ? undefined : new Set(ids)
  return {
    lines: cart.lines.map((line) => (requested === undefined || requested.has(line.invoice.id) ? change(line) : line)),
  }
}
