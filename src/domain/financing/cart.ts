import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { FINANCING_NOTICE_DAYS, suggestPaymentDate } from './payment-date.ts'

/** A payment date and where it comes from. */
export interface Dating {
  /** Undefined when the user still has to select one. */
  readonly paymentDate: CivilDate | undefined
  /** True when the user selected the date, even if it has passed since; otherwise it derives from the due date. */
  readonly isChosen: boolean
  /** The closed day from which the date moved, until the user changes or accepts it; undefined when it did not move. */
  readonly movedFrom: CivilDate | undefined
}

/** A selected invoice with its expected payment date. */
export interface CartLine extends Dating {
  readonly invoice: FinanceableInvoice
  /** Its earlier dates, the first one first. */
  readonly history: ReadonlyArray<Dating>
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

export const emptyCart: Cart = { lines: [] }

/**
 * Creates the cart of a selection. A due date on a closed day moves to the next business day and is reported; a past
 * due date leaves the line without a date. Invoices in `before` keep their selected date. A repeated invoice counts
 * once, at its first position with its last data.
 */
export const fromInvoices = (
  invoices: ReadonlyArray<FinanceableInvoice>,
  { today, before = emptyCart }: { readonly today: CivilDate; readonly before?: Cart },
  calendar: Calendar,
): CartAndMoves => {
  const known = new Map(before.lines.map((line) => [line.invoice.id, line]))
  const distinct = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const lines = [...distinct.values()].map((invoice) => ({ ...fresh, ...known.get(invoice.id), invoice }))
  return rollDatesForward({ lines }, today, calendar)
}

/**
 * Recalculates the cart for another calendar or day: derived dates are recomputed, selected dates move only when closed
 * now, and passed ones must be selected again. `moved` lists the changes of this call only.
 */
export const rollDatesForward = (cart: Cart, today: CivilDate, calendar: Calendar): CartAndMoves => {
  const lines = cart.lines.map((line) => {
    const wanted = line.isChosen ? line.paymentDate : line.invoice.dueDate
    const paymentDate =
      wanted === undefined
        ? undefined
        : suggestPaymentDate(wanted, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
    return paymentDate === line.paymentDate ? line : { ...line, paymentDate, movedFrom: originOf(line, paymentDate) }
  })
  const moved = lines.flatMap(({ invoice, paymentDate }, at): ReadonlyArray<AdjustedDate> => {
    const from = cart.lines[at]?.paymentDate ?? invoice.dueDate
    return paymentDate === undefined || paymentDate === from ? [] : [{ invoiceId: invoice.id, from, to: paymentDate }]
  })
  return { cart: { lines }, moved }
}

export const remove = (cart: Cart, ids: ReadonlyArray<InvoiceId>): Cart => {
  const gone = new Set(ids)
  return { lines: cart.lines.filter((line) => !gone.has(line.invoice.id)) }
}

/** Puts removed lines of `before` back to their places there. Lines that are in the cart stay as they are. */
export const putBack = (cart: Cart, before: Cart, ids: ReadonlyArray<InvoiceId>): Cart => {
  const returning = new Set(ids)
  const present = new Map(cart.lines.map((line) => [line.invoice.id, line]))
  const known = new Set(before.lines.map(({ invoice }) => invoice.id))
  const inOrder = before.lines.flatMap((line) => {
    const { id } = line.invoice
    return present.get(id) ?? (returning.has(id) ? line : [])
  })
  return { lines: [...inOrder, ...cart.lines.filter(({ invoice }) => !known.has(invoice.id))] }
}

const originOf = (line: CartLine, paymentDate: CivilDate | undefined): CivilDate | undefined => {
  const from = line.movedFrom ?? line.paymentDate ?? line.invoice.dueDate
  return paymentDate === undefined || paymentDate === from ? undefined : from
}

const fresh = { paymentDate: undefined, isChosen: false, movedFrom: undefined, history: [] } as const
