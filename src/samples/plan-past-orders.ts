import * as E from 'fp-ts/Either'
import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { addBusinessDays, type Calendar } from '../domain/calendar/calendar.ts'
import { suggestPaymentDate } from '../domain/financing/payment-date.ts'
import { addDays, type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import type { InvoiceId } from '../domain/kernel/id.ts'
import type { BasisPoints } from '../domain/kernel/rate.ts'
import { PAST_ORDERS, type PastOrder, type PastPayment, SURPLUS_PAID_DAYS_AGO } from './sample-past-orders.ts'

/** An invoice that can be financed. */
export interface SampleInvoice {
  readonly id: InvoiceId
  readonly payer: string
  readonly issuedOn: CivilDate
  readonly dueOn: CivilDate
}

export interface SampleLine {
  readonly invoiceId: InvoiceId
  readonly paymentDate: CivilDate
}

/** One thing that happens to an order. `place` is that of a line. */
export type SampleStep = { readonly on: CivilDate } & (
  | { readonly kind: 'act'; readonly action: PastOrder['actions'][number][0]; readonly reason: string | undefined }
  | { readonly kind: 'renegotiate'; readonly paymentDate: CivilDate; readonly rate: BasisPoints }
  /** The line is paid, or this share of what is due. */
  | { readonly kind: 'pay'; readonly place: number; readonly percent: number }
  /** Everything had been paid, not the share that was recorded. */
  | { readonly kind: 'correct'; readonly place: number }
)

export interface PlannedOrder {
  readonly requestedOn: CivilDate
  readonly lines: ReadonlyArray<SampleLine>
  /** In the order of their days. */
  readonly steps: ReadonlyArray<SampleStep>
}

/** The past of a company's orders: each invoice is in one of them, and nothing happens after today. */
export const planPastOrders = (
  invoices: ReadonlyArray<SampleInvoice>,
  today: CivilDate,
  calendar: Calendar,
): ReadonlyArray<PlannedOrder> => {
  const taken = new Set<InvoiceId>()
  return PAST_ORDERS.flatMap((past) => {
    const free = invoices.filter(({ id }) => !taken.has(id))
    const requestedOn = addDays(today, -past.daysAgo)
    const lines = linesOf(free, past, { calendar, requestedOn, today })
    for (const { invoiceId } of lines) taken.add(invoiceId)
    return lines.length === 0
      ? []
      : [{ requestedOn, lines, steps: stepsOf(past, lines, { calendar, requestedOn, today }) }]
  })
}

/** The days on which something happens, or a line gets late or critical, in their order. On one of them the surplus is transferred. */
export const daysOf = (orders: ReadonlyArray<PlannedOrder>, today: CivilDate): ReadonlyArray<CivilDate> => {
  const days = orders.flatMap(({ lines, requestedOn, steps }) => [
    requestedOn,
    ...steps.map(({ on }) => on),
    ...lines.flatMap(({ paymentDate }) => [addDays(paymentDate, 1), addDays(paymentDate, CRITICAL_AFTER)]),
  ])
  return [...new Set([...days.filter((day) => day <= today), addDays(today, -SURPLUS_PAID_DAYS_AGO), today])].toSorted()
}

interface Time {
  readonly calendar: Calendar
  readonly requestedOn: CivilDate
  readonly today: CivilDate
}

/** Invoices that existed then and were to be paid well after, with the payment dates that would have been suggested. */
const linesOf = (
  free: ReadonlyArray<SampleInvoice>,
  { due: [least, most], invoices, onePayer }: PastOrder,
  { calendar, requestedOn, today }: Time,
): ReadonlyArray<SampleLine> => {
  const fitting = free.flatMap(({ dueOn, id: invoiceId, issuedOn, payer }) => {
    const paymentDate = suggestPaymentDate(dueOn, { today: requestedOn }, calendar)
    if (paymentDate === undefined || issuedOn > requestedOn) return []
    const ago = daysBetween(paymentDate, today)
    const fits = daysBetween(requestedOn, paymentDate) >= SOONEST && ago >= least && ago <= most
    return fits ? [{ payer, line: { invoiceId, paymentDate } }] : []
  })
  return (onePayer === true ? mostOfOnePayer(fitting) : fitting)
    .map(({ line }) => line)
    .toSorted((one, other) => daysBetween(other.paymentDate, one.paymentDate))
    .slice(0, invoices)
}

const mostOfOnePayer = <A extends { readonly payer: string }>(all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const byPayer = Object.values(groupBy(({ payer }: A) => payer)(all))
  return byPayer.reduce<ReadonlyArray<A>>((most, some) => (some.length > most.length ? some : most), [])
}

const stepsOf = (
  { actions, payments, reason, renegotiated }: PastOrder,
  lines: ReadonlyArray<SampleLine>,
  { calendar, requestedOn, today }: Time,
): ReadonlyArray<SampleStep> => {
  const acts = actions.map(
    ([action, days]) => ({ kind: 'act', on: addDays(requestedOn, days), action, reason }) as const,
  )
  const agreed = renegotiated && renegotiationOn(addDays(requestedOn, renegotiated.after), renegotiated.rate, calendar)
  const paid = lines.flatMap((line, place) => paymentSteps(line, place, payments[place], today))
  return [...acts, ...(agreed === undefined ? [] : [agreed]), ...paid]
    .filter(({ on }) => on <= today)
    .toSorted((one, other) => daysBetween(other.on, one.on))
}

/** To be paid about a month later. */
const renegotiationOn = (on: CivilDate, rate: BasisPoints, calendar: Calendar): SampleStep | undefined => {
  const paymentDate = addBusinessDays(on, BUSINESS_DAYS_IN_MONTH, calendar)
  return E.isLeft(paymentDate) ? undefined : { kind: 'renegotiate', on, paymentDate: paymentDate.right, rate }
}

const paymentSteps = (
  { paymentDate }: SampleLine,
  place: number,
  payment: PastPayment | undefined,
  today: CivilDate,
): ReadonlyArray<SampleStep> => {
  if (payment === undefined) return []
  const { daysAgo, daysLate = 0, isCorrected, percent = 100 } = payment
  const on = daysAgo === undefined ? addDays(paymentDate, daysLate) : addDays(today, -daysAgo)
  const paid = { kind: 'pay', on, place, percent } as const
  return isCorrected === true ? [paid, { kind: 'correct', on: addDays(on, 1), place }] : [paid]
}

/** Days: an invoice that is paid sooner is hardly worth an order. */
const SOONEST = 10
/** Days, as in the status by payments: the first one on which an unpaid line makes its order critical. */
const CRITICAL_AFTER = 31
const BUSINESS_DAYS_IN_MONTH = 22
