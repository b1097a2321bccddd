import type { Calendar } from '../calendar/calendar.ts'
import { collectionDate } from '../financing/expected-dates.ts'
import type { NotFinanceable } from '../financing/financeability.ts'
import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { CashItem, UncountedReason } from './cash-item.ts'

/** After that many days past its due date, an invoice is not counted unless the user dates it. */
export const OLD_DAYS = 180

/** The user says of an issued invoice on which day its money comes, that it is not to be counted, or that it was collected. */
export type CollectionMark =
  | { readonly state: 'DATED'; readonly date: CivilDate }
  | { readonly state: 'EXCLUDED' }
  | { readonly state: 'COLLECTED' }

/** An issued invoice that is in no active order. */
export interface Receivable {
  readonly id: InvoiceId
  /** Still owed by its documents, in the currency of the document. */
  readonly outstanding: Money
  readonly dueDate: CivilDate
  /** Undefined where fewer than three paid invoices tell it. */
  readonly averageDaysLate: number | undefined
  /** Why it is not financeable, the most decisive first. */
  readonly reasons: ReadonlyArray<NotFinanceable>
  /** Mexico: to be paid in one payment (PUE), hence on issue. */
  readonly isPaidAtOnce: boolean
  readonly mark: CollectionMark | undefined
}

/**
 * The key of the item of an issued invoice.
 *
 * @example
 * ```ts
 * import { receivableKey } from '@anticipo/domain/cash/receivable-cash'
 * import { sampleReceivable } from '@anticipo/domain/testing/samples'
 *
 * receivableKey(sampleReceivable('1').id) // 'RECEIVABLE 1'
 * ```
 */
export const receivableKey = (id: InvoiceId): string => `RECEIVABLE ${id}`

/**
 * The item of an issued invoice; undefined for one that is not owed: cancelled, replaced, credited, paid, assigned, collected, or
 * without a value. Its day is the typed one, else the due date and the days by which its payer is usually late, on a business day.
 * A typed day counts an invoice that has a reason not to be counted.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { receivableItem } from '@anticipo/domain/cash/receivable-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleReceivable } from '@anticipo/domain/testing/samples'
 *
 * const today = civilDate('2026-03-02')
 * receivableItem(sampleReceivable('1', { averageDaysLate: 4 }), today, bankCalendar('CL'))?.expected // '2026-04-06'
 * receivableItem(sampleReceivable('1', { reasons: ['CLAIMED'] }), today, bankCalendar('CL'))?.reason // 'CLAIMED'
 * receivableItem(sampleReceivable('1', { mark: { state: 'COLLECTED' } }), today, bankCalendar('CL')) // undefined
 * ```
 */
export const receivableItem = (receivable: Receivable, today: CivilDate, calendar: Calendar): CashItem | undefined => {
  const { id, mark, outstanding, reasons } = receivable
  if (outstanding.minor <= 0 || mark?.state === 'COLLECTED' || reasons.some((reason) => NOT_OWED.has(reason)))
    return undefined
  return {
    key: receivableKey(id),
    kind: 'RECEIVABLE',
    direction: 'IN',
    amount: outstanding,
    expected: mark?.state === 'DATED' ? mark.date : collectionDate(receivable, calendar),
    reason: mark?.state === 'DATED' ? undefined : uncountedReason(receivable, today),
  }
}

const uncountedReason = (
  { dueDate, isPaidAtOnce, mark, reasons }: Receivable,
  today: CivilDate,
): UncountedReason | undefined => {
  const found = reasons.flatMap((reason) => UNCOUNTED[reason] ?? [])[0]
  if (found !== undefined) return found
  if (isPaidAtOnce) return 'PAID_ON_ISSUE'
  if (daysBetween(dueDate, today) > OLD_DAYS) return 'OLD'
  return mark?.state === 'EXCLUDED' ? 'BY_USER' : undefined
}

/** An invoice with one of these reasons is not owed to the company. */
const NOT_OWED: ReadonlySet<NotFinanceable> = new Set([
  'CANCELLED',
  'REPLACED',
  'PAID',
  'FULLY_CREDITED',
  'ZERO_TOTAL',
  'CURRENCY_NOT_SUPPORTED',
  'NO_EXCHANGE_RATE',
  'ALREADY_ASSIGNED',
])

const UNCOUNTED: Readonly<Partial<Record<NotFinanceable, UncountedReason>>> = {
  CLAIMED: 'CLAIMED',
  IN_DOUBT: 'IN_DOUBT',
  GENERIC_RECEIVER: 'GENERIC_RECEIVER',
  CASH_SALE: 'PAID_ON_ISSUE',
}
