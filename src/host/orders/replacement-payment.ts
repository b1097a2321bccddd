import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { compare, fromDecimal, type Money, type MoneyError } from '#domain/kernel/money.ts'
import type { RecordedPayment } from './recorded-payments.ts'
import { withPayments, type RepayableInvoice } from './repayment.ts'

/** The right values of the payment. An omitted part is as it was recorded; without any part the payment was never made. */
export interface ReplacementPart {
  /** In major units. */
  readonly amount: number | undefined
  readonly on: CivilDate | undefined
  /** Another invoice of the order. */
  readonly folio: string | undefined
}

export interface ReplacementPayment {
  readonly invoice: RepayableInvoice
  readonly amount: Money
  readonly on: CivilDate
}

export type ReplacementPaymentRejected =
  | { readonly _tag: 'InvoiceUnknown' }
  /** Several invoices of the order have this folio. */
  | { readonly _tag: 'InvoiceAmbiguous' }
  | { readonly _tag: 'PaymentNotPositive' }
  | { readonly _tag: 'PaymentAboveDue'; readonly due: Money }
  /** Before the transfer of the order, or after today. */
  | { readonly _tag: 'DateOutside'; readonly from: CivilDate; readonly to: CivilDate }
  | MoneyError

/** The payment in its place, by the invoices as they are without the recorded one. Undefined: there was none. */
export const replacementPayment = (
  payment: RecordedPayment,
  invoices: ReadonlyArray<RepayableInvoice>,
  { amount, folio, on }: ReplacementPart,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): E.Either<ReplacementPaymentRejected, ReplacementPayment | undefined> => {
  if (amount === undefined && folio === undefined && on === undefined) return E.right(undefined)
  const [invoice, ...others] = invoices.filter((one) =>
    folio === undefined ? one.id === payment.invoiceId : one.folio === folio,
  )
  if (invoice === undefined) return E.left({ _tag: 'InvoiceUnknown' })
  if (others.length > 0) return E.left({ _tag: 'InvoiceAmbiguous' })
  if (on !== undefined && (on < from || on > to)) return E.left({ _tag: 'DateOutside', from, to })
  return pipe(
    amount === undefined ? E.right(payment.amount) : fromDecimal(payment.amount.currency, amount),
    E.filterOrElseW(
      ({ minor }) => minor > 0,
      () => ({ _tag: 'PaymentNotPositive' as const }),
    ),
    E.filterOrElseW(
      (paid) => compare(paid, invoice.due) <= 0,
      () => ({ _tag: 'PaymentAboveDue' as const, due: invoice.due }),
    ),
    E.map((paid) => ({ invoice, amount: paid, on: on ?? payment.on })),
  )
}

/** In the order of the days: the replacement may be older than others of its invoice. */
export const withReplacement = ({ amount, invoice, on }: ReplacementPayment): RepayableInvoice =>
  withPayments(
    invoice,
    [...invoice.payments, { amount, on }].toSorted((one, other) => daysBetween(other.on, one.on)),
  )
