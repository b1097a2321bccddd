import { addDays, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Currency, Money } from '../kernel/money.ts'
import { owedTotals } from './owed-totals.ts'
import type { PayableInvoice } from './payable-invoice.ts'

/** When an owed invoice is due: more than 30 days ago, earlier, within 7, 15 and 30 days, or after them. */
export const DUE_BUCKETS = ['LONG_OVERDUE', 'OVERDUE', 'WITHIN_7', 'WITHIN_15', 'WITHIN_30', 'LATER'] as const
/** One of `DUE_BUCKETS`. */
export type DueBucket = (typeof DUE_BUCKETS)[number]

/** The invoices of a bucket and what is owed for them: one sum for each currency, as of `owedTotals`. */
export interface DueTotal {
  readonly bucket: DueBucket
  readonly invoices: number
  readonly totals: ReadonlyArray<Money>
}

/**
 * The bucket of an invoice to be paid on that date: today and the seventh day after it are in `WITHIN_7`.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueBucketOf } from '@anticipo/domain/payables/due-bucket'
 *
 * dueBucketOf(civilDate('2026-03-09'), { today: civilDate('2026-03-02') }) // 'WITHIN_7'
 * dueBucketOf(civilDate('2026-03-01'), { today: civilDate('2026-03-02') }) // 'OVERDUE'
 * ```
 */
export const dueBucketOf = (paymentDate: CivilDate, { today }: { readonly today: CivilDate }): DueBucket =>
  DUE_BUCKETS.find((_, at) => daysBetween(today, paymentDate) <= (LAST_DAYS[at] ?? Infinity)) ?? 'LATER'

/**
 * The first and the last payment date of a bucket; undefined where it has no end.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueDatesOf } from '@anticipo/domain/payables/due-bucket'
 *
 * dueDatesOf('WITHIN_15', civilDate('2026-03-02')) // { first: '2026-03-10', last: '2026-03-17' }
 * dueDatesOf('LATER', civilDate('2026-03-02')) // { first: '2026-04-02', last: undefined }
 * ```
 */
export const dueDatesOf = (
  bucket: DueBucket,
  today: CivilDate,
): { readonly first: CivilDate | undefined; readonly last: CivilDate | undefined } => {
  const at = DUE_BUCKETS.indexOf(bucket)
  const [before, last] = [LAST_DAYS[at - 1], LAST_DAYS[at]]
  return {
    first: before === undefined ? undefined : addDays(today, before + 1),
    last: last === undefined ? undefined : addDays(today, last),
  }
}

/**
 * One total for each bucket, in their order, of the invoices in the inbox that can be paid.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueTotalsOf } from '@anticipo/domain/payables/due-bucket'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const totals = dueTotalsOf([samplePayable('1'), samplePayable('2')], 'MXN', civilDate('2026-03-02'))
 * totals.find(({ invoices }) => invoices > 0) // { bucket: 'WITHIN_30', invoices: 2, totals: [{ currency: 'MXN', minor: 200000 }] }
 * ```
 */
export const dueTotalsOf = (
  invoices: ReadonlyArray<Pick<PayableInvoice, 'amount' | 'documentAmount' | 'paymentDate' | 'obstacle' | 'location'>>,
  currency: Currency,
  today: CivilDate,
): ReadonlyArray<DueTotal> =>
  DUE_BUCKETS.map((bucket) => {
    const found = invoices.filter(
      ({ location, obstacle, paymentDate }) =>
        location._tag === 'Inbox' && obstacle === undefined && dueBucketOf(paymentDate, { today }) === bucket,
    )
    return { bucket, invoices: found.length, totals: owedTotals(found, currency) }
  })

/** Days from today to the last payment date of each bucket; the last one has no end. */
const LAST_DAYS: ReadonlyArray<number> = [-31, -1, 7, 15, 30]
