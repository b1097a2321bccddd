import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Cart, type CartLine } from './cart.ts'
import { undatedIn } from './cart-counters.ts'
import type { FinancingType } from './invoice.ts'
import { type DateRefused, FINANCING_NOTICE_DAYS, validatePaymentDate } from './payment-date.ts'

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

export interface RefusedLine {
  readonly invoiceId: InvoiceId
  readonly refused: DateRefused
}

export type OrderRequestError =
  | { readonly _tag: 'OrderRequestEmpty' }
  | { readonly _tag: 'OrderRequestUndated'; readonly invoiceIds: ReadonlyArray<InvoiceId> }
  | { readonly _tag: 'OrderRequestDatesRefused'; readonly lines: ReadonlyArray<RefusedLine> }

/** The request of a cart, or the first error with every invoice that it concerns. */
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
  const refused = lines.flatMap((line) => refusalOf(line, today, calendar))
  if (refused.length > 0) return E.left({ _tag: 'OrderRequestDatesRefused', lines: refused })
  const preselected = cart.lines.filter(({ invoice }) => invoice.preselected).map(({ invoice }) => invoice.id)
  return E.right({ type, lines, preselected })
}

const datedLine = ({ invoice, paymentDate }: CartLine): ReadonlyArray<OrderLine> =>
  paymentDate === undefined ? [] : [{ invoiceId: invoice.id, paymentDate }]

const refusalOf = (line: OrderLine, today: CivilDate, calendar: Calendar): ReadonlyArray<RefusedLine> => {
  const validated = validatePaymentDate(line.paymentDate, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
  return E.isLeft(validated) ? [{ invoiceId: line.invoiceId, refused: validated.left }] : []
}
