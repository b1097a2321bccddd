import { addDays, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { dueOn, type OwedInvoice, type OwedOptions } from './owed-invoice.ts'
import { owedTotals } from './owed-totals.ts'

/** When an owed invoice is due: more than 30 days ago, earlier, within 7, 15 and 30 days, or after them. */
export const DUE_BUCKETS = ['LONG_OVERDUE', 'OVERDUE', 'WITHIN_7', 'WITHIN_15', 'WITHIN_30', 'LATER'] as const
/** One of `DUE_BUCKETS`. */
export type DueBucket = (typeof DUE_BUCKETS)[number]

/** The buckets of what was due before today. */
export const OVERDUE_BUCKETS: ReadonlyArray<DueBucket> = ['LONG_OVERDUE', 'OVERDUE']

/** The sum that is due in a bucket: invoices of the inbox and payrolls. Sums are one for each currency, as of `owedTotals`. */
export interface DueTotal {
  readonly bucket: DueBucket
  /** The number of invoices in the inbox. */
  readonly invoices: number
  /** The number of payrolls. */
  readonly lists: number
  /** The sum of these invoices and payrolls. */
  readonly totals: ReadonlyArray<Money>
  /** The part of it that is in payrolls. */
  readonly scheduled: ReadonlyArray<Money>
  /** The earliest day on which one of them is due; undefined without any. */
  readonly first: CivilDate | undefined
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
 * One total for each bucket, in their order, of everything owed. An invoice in a payroll is due with it.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueTotalsOf } from '@anticipo/domain/payables/due-bucket'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const options = { currency: 'MXN', today: civilDate('2026-03-02'), listDates: new Map() } as const
 * const due = dueTotalsOf([samplePayable('1'), samplePayable('2')], options).find(({ invoices }) => invoices > 0)
 * due?.bucket // 'WITHIN_30'
 * due?.totals // [{ currency: 'MXN', minor: 200000 }]
 * ```
 */
export const dueTotalsOf = (invoices: ReadonlyArray<OwedInvoice>, options: OwedOptions): ReadonlyArray<DueTotal> => {
  const { currency, listDates, today } = options
  const owed = invoices.flatMap((invoice) => {
    const on = dueOn(invoice, listDates)
    return on === undefined ? [] : [{ invoice, on, bucket: dueBucketOf(on, { today }) }]
  })
  return DUE_BUCKETS.map((bucket) => {
    const found = owed.filter((one) => one.bucket === bucket)
    const listed = found.flatMap(({ invoice }) =>
      invoice.location._tag === 'Scheduled' ? [{ ...invoice, payrollId: invoice.location.payrollId }] : [],
    )
    return {
      bucket,
      invoices: found.length - listed.length,
      lists: new Set(listed.map(({ payrollId }) => payrollId)).size,
      totals: owedTotals(
        found.map(({ invoice }) => invoice),
        currency,
      ),
      scheduled: owedTotals(listed, currency),
      first: found.map(({ on }) => on).toSorted()[0],
    }
  })
}

/** Days from today to the last payment date of each bucket; the last one has no end. */
const LAST_DAYS: ReadonlyArray<number> = [-31, -1, 7, 15, 30]
