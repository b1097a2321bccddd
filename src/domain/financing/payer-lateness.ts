import type { Calendar } from '../calendar/calendar.ts'
import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { divideHalfAway } from '../kernel/rounding.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { FINANCING_NOTICE_DAYS, suggestPaymentDate } from './payment-date.ts'

/** An issued invoice that its payer paid in full. */
export interface PaidInvoice {
  /** The tax id of its payer. */
  readonly payer: string
  readonly dueDate: CivilDate
  /** The day of the payment that completed the amount. */
  readonly paidOn: CivilDate
}

/** How late a payer pays the company. */
export interface PayerLateness {
  /** Whole calendar days after the due date, never negative. */
  readonly averageDaysLate: number
  /** On how many paid invoices the average rests. */
  readonly paidInvoices: number
}

/** The evidence that a payer paid an issued invoice: receipts of the tax authority (MX: REP), or the payments of orders. */
export const PAYMENT_EVIDENCE: Readonly<Record<Country, 'RECEIPTS' | 'ORDERS'>> = { CL: 'ORDERS', MX: 'RECEIPTS' }

/** An average of fewer paid invoices says little, so there is none. */
export const MIN_PAID_INVOICES = 3

/**
 * The mean of the days from the due date to the payment of each invoice, rounded half up once to whole days. A payment on
 * or before the due date counts as zero days, as the late days of an order do, so that early payments of one invoice do not
 * hide late ones of another. Payers with fewer than `MIN_PAID_INVOICES` paid invoices are left out.
 *
 * @example
 * ```ts
 * import { latenessByPayer } from '@anticipo/domain/financing/payer-lateness'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const paid = { payer: '76418205-7', dueDate: civilDate('2026-01-05'), paidOn: civilDate('2026-01-10') }
 * latenessByPayer([paid, paid, { ...paid, paidOn: civilDate('2026-01-02') }]).get('76418205-7') // { averageDaysLate: 3, paidInvoices: 3 }
 * latenessByPayer([paid, paid]).size // 0
 * ```
 */
export const latenessByPayer = (paid: ReadonlyArray<PaidInvoice>): ReadonlyMap<string, PayerLateness> => {
  const sums = new Map<string, { days: number; count: number }>()
  for (const { dueDate, paidOn, payer } of paid) {
    const known = sums.get(payer) ?? { days: 0, count: 0 }
    sums.set(payer, { days: known.days + Math.max(0, daysBetween(dueDate, paidOn)), count: known.count + 1 })
  }
  return new Map(
    [...sums]
      .filter(([, { count }]) => count >= MIN_PAID_INVOICES)
      .map(([payer, { count, days }]) => [
        payer,
        { averageDaysLate: divideHalfAway(days, count), paidInvoices: count },
      ]),
  )
}

/**
 * The business day on which a payer who is usually late would pay: the due date and the average, or the next business day.
 * Undefined for a punctual or unknown payer, and where that day is past or too soon.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { usualPaymentDate } from '@anticipo/domain/financing/payer-lateness'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY } from '@anticipo/domain/testing/samples'
 *
 * usualPaymentDate({ averageDaysLate: 4, dueDate: civilDate('2026-03-31') }, SAMPLE_TODAY, bankCalendar('CL')) // '2026-04-06'
 * ```
 */
export const usualPaymentDate = (
  { averageDaysLate = 0, dueDate }: Pick<FinanceableInvoice, 'averageDaysLate' | 'dueDate'>,
  today: CivilDate,
  calendar: Calendar,
): CivilDate | undefined =>
  averageDaysLate < 1
    ? undefined
    : suggestPaymentDate(
        addDaysWithin(dueDate, averageDaysLate),
        { today, noticeDays: FINANCING_NOTICE_DAYS },
        calendar,
      )
