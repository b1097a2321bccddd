import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { baseOf, type FinanceableInvoice } from './invoice.ts'
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

/** A cart and the dates that moved when it was calculated. */
export interface CartAndMoves {
  readonly cart: Cart
  readonly moved: ReadonlyArray<AdjustedDate>
}

/** A cart without lines. */
export const emptyCart: Cart = { lines: [] }

/**
 * Creates the cart of a selection. A due date on a closed day moves to the next business day and is reported; a past
 * due date leaves the line without a date. Invoices in `before` keep their selected date. A repeated invoice counts
 * once, at its first position with its last data.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { fromInvoices } from '@anticipo/domain/financing/cart'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const { cart, moved } = fromInvoices([sampleInvoice('1', { dueDate: civilDate('2026-04-03') })], { today: SAMPLE_TODAY }, bankCalendar('CL'))
 * cart.lines.map(({ paymentDate }) => paymentDate) // ['2026-04-06']
 * moved // [{ invoiceId: '1', from: '2026-04-03', to: '2026-04-06' }]
 * ```
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

/** An invoice of a cart whose base of calculation changed. */
export interface ChangedInvoice {
  readonly before: FinanceableInvoice
  readonly after: FinanceableInvoice
}

/**
 * The cart with the present data of its invoices; dates stay, and so do lines without present data. `changed` are the invoices of
 * which another amount is financed: the total less its notes and payments, in the order of the cart. A cart without changes is
 * returned as it is.
 *
 * @example
 * ```ts
 * import { withPresent } from '@anticipo/domain/financing/cart'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1'), sampleInvoice('2'))
 * const paid = sampleInvoice('2', { creditNotes: money('CLP', 1_000) })
 * withPresent(cart, [paid]).changed.map(({ after }) => after.id) // ['2']
 * withPresent(cart, [sampleInvoice('1')]).changed // []
 * ```
 */
export const withPresent = (
  cart: Cart,
  invoices: ReadonlyArray<FinanceableInvoice>,
): { readonly cart: Cart; readonly changed: ReadonlyArray<ChangedInvoice> } => {
  const present = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const changed = cart.lines.flatMap(({ invoice: before }): ReadonlyArray<ChangedInvoice> => {
    const after = present.get(before.id)
    return after === undefined || baseOf(after).minor === baseOf(before).minor ? [] : [{ before, after }]
  })
  if (changed.length === 0) return { cart, changed }
  return {
    cart: { lines: cart.lines.map((line) => ({ ...line, invoice: present.get(line.invoice.id) ?? line.invoice })) },
    changed,
  }
}

/**
 * Recalculates the cart for another calendar or day: derived dates are recomputed, selected dates move only when closed
 * now, and passed ones must be selected again. `moved` lists the changes of this call only.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { rollDatesForward } from '@anticipo/domain/financing/cart'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY, sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1'))
 * const closed = bankCalendar('CL', [{ date: civilDate('2026-03-31'), name: 'Feriado bancario' }])
 * rollDatesForward(cart, SAMPLE_TODAY, closed).moved // [{ invoiceId: '1', from: '2026-03-31', to: '2026-04-01' }]
 * ```
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

/**
 * The cart without those invoices. Ids outside the cart are ignored.
 *
 * @example
 * ```ts
 * import { remove } from '@anticipo/domain/financing/cart'
 * import type { InvoiceId } from '@anticipo/domain/kernel/id'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * remove(sampleCart(sampleInvoice('1'), sampleInvoice('2')), ['1' as InvoiceId]).lines.map(({ invoice }) => invoice.id) // ['2']
 * ```
 */
export const remove = (cart: Cart, ids: ReadonlyArray<InvoiceId>): Cart => {
  const gone = new Set(ids)
  return { lines: cart.lines.filter((line) => !gone.has(line.invoice.id)) }
}

/**
 * Puts removed lines of `before` back to their places there. Lines that are in the cart stay as they are.
 *
 * @example
 * ```ts
 * import { putBack, remove } from '@anticipo/domain/financing/cart'
 * import type { InvoiceId } from '@anticipo/domain/kernel/id'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const before = sampleCart(sampleInvoice('1'), sampleInvoice('2'))
 * putBack(remove(before, ['1' as InvoiceId]), before, ['1' as InvoiceId]).lines.map(({ invoice }) => invoice.id) // ['1', '2']
 * ```
 */
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
