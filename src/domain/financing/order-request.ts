import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Cart, type CartLine } from './cart.ts'
import { undatedIn } from './cart-counters.ts'
import type { FinancingType } from './invoice.ts'
import { type DateRejected, FINANCING_NOTICE_DAYS, validatePaymentDate } from './payment-date.ts'

/** An ordered invoice and the day on which its payer is expected to pay. */
export interface OrderLine {
  readonly invoiceId: InvoiceId
  readonly paymentDate: CivilDate
}

/** The submitted order, without amounts and rates, because the host calculates them itself. */
export interface OrderRequest {
  readonly type: FinancingType
  readonly lines: ReadonlyArray<OrderLine>
  readonly preselected: ReadonlyArray<InvoiceId>
}

/** An invoice of the cart whose date is not acceptable, and why. */
export interface RejectedLine {
  readonly invoiceId: InvoiceId
  readonly rejected: DateRejected
}

/** Why a cart cannot be sent: it is empty, has invoices without a date, or has dates that are rejected today. */
export type OrderRequestError =
  | { readonly _tag: 'OrderRequestEmpty' }
  | { readonly _tag: 'OrderRequestUndated'; readonly invoiceIds: ReadonlyArray<InvoiceId> }
  | { readonly _tag: 'OrderRequestDatesRejected'; readonly lines: ReadonlyArray<RejectedLine> }

/**
 * The request of a cart, or the first error with every invoice that it concerns: an empty cart, lines without a date,
 * dates that `validatePaymentDate` rejects today with `FINANCING_NOTICE_DAYS`.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { orderRequestOf } from '@anticipo/domain/financing/order-request'
 * import { SAMPLE_TODAY, sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const [calendar, today] = [bankCalendar('CL'), SAMPLE_TODAY]
 * const request = orderRequestOf('DIRECT_FINANCING', sampleCart(sampleInvoice('1')), today, calendar)
 * request._tag === 'Right' ? request.right.lines : [] // [{ invoiceId: '1', paymentDate: '2026-03-31' }]
 * orderRequestOf('DIRECT_FINANCING', sampleCart(), today, calendar) // { _tag: 'Left', left: { _tag: 'OrderRequestEmpty' } }
 * ```
 */
export const orderRequestOf = (
  type: FinancingType,
  cart: Cart,
  today: CivilDate,
  calendar: Calendar,
): E.Either<OrderRequestError, OrderRequest> => {
  if (cart.lines.length === 0) return E.left({ _tag: 'OrderRequestEmpty' })
  const undated = undatedIn(cart)
  if (undated.length > 0) return E.left({ _tag: 'OrderRequestUndated', invoiceIds: undated })
  const lines = cart.lines.flatMap(datedLine)
  const rejected = lines.flatMap((line) => rejectionOf(line, today, calendar))
  if (rejected.length > 0) return E.left({ _tag: 'OrderRequestDatesRejected', lines: rejected })
  const preselected = cart.lines.filter(({ invoice }) => invoice.preselected).map(({ invoice }) => invoice.id)
  return E.right({ type, lines, preselected })
}

const datedLine = ({ invoice, paymentDate }: CartLine): ReadonlyArray<OrderLine> =>
  paymentDate === undefined ? [] : [{ invoiceId: invoice.id, paymentDate }]

const rejectionOf = (line: OrderLine, today: CivilDate, calendar: Calendar): ReadonlyArray<RejectedLine> => {
  const validated = validatePaymentDate(line.paymentDate, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
  return E.isLeft(validated) ? [{ invoiceId: line.invoiceId, rejected: validated.left }] : []
}
