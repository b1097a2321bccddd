import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueDatesOf, OVERDUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { PAYABLE_NOTICES } from '#domain/payables/payable-notice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { PayableStats } from '#wire/payables.codec.ts'
import { date, integer, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { DUE_ON, IS_DUE, noticed, WITH_LIST, visible } from './conditions.ts'
import { SUMS, SumsColumns, sumsOf } from './currency.ts'
import type { Owner } from './list.ts'

/** Agrees with `statsOf`, `dueTotalsOf` and `noticeTotalsOf` of the domain over the visible invoices, of one payee or of all. */
export const payableStats = async (
  queries: Queries,
  { country, id: businessId }: Owner,
  today: CivilDate,
  supplierId?: SupplierId,
): Promise<TypeOf<ReturnType<typeof PayableStats>>> => {
  const { currency } = profileOf(country)
  const mine = sql`${visible(businessId)} ${supplierId === undefined ? sql`` : sql`and i.payee_id = ${supplierId}`}`
  const owed = await owedGroups(queries, mine, today)
  const lists = await listsDue(queries, mine, today)
  const notices = await noticeTotals(queries, mine, { currency, today })
  const found = await rows(
    queries,
    LocationRow,
    sql`select i.location, count(*) as invoices, ${SUMS} from payable i where ${mine} group by 1, i.currency`,
  )
  const inside = (location: Location) => found.filter((one) => one.location === location)
  const pending = sumsOf(currency, owed)
  const scheduled = sumsOf(currency, owed.filter(isScheduled))
  const delayed = sumsOf(
    currency,
    owed.filter(({ bucket }) => OVERDUE_BUCKETS.includes(bucket)),
  )
  const paid = sumsOf(currency, inside('paid'))
  return {
    pending: pending.amount,
    scheduled: scheduled.amount,
    delayed: delayed.amount,
    paid: paid.amount,
    totals: { pending: pending.totals, scheduled: scheduled.totals, delayed: delayed.totals, paid: paid.totals },
    due: DUE_BUCKETS.map((bucket) => {
      const groups = owed.filter((one) => one.bucket === bucket)
      return {
        bucket,
        invoices: invoicesIn(groups.filter((one) => !isScheduled(one))),
        lists: 0,
        first: undefined,
        ...lists.find((one) => one.bucket === bucket),
        ...sumsOf(currency, groups),
        scheduled: sumsOf(currency, groups.filter(isScheduled)).totals,
      }
    }),
    notices,
    counts: {
      inbox: invoicesIn(inside('inbox')),
      scheduled: invoicesIn(inside('scheduled')),
      paid: invoicesIn(inside('paid')),
      archived: invoicesIn(inside('archived')),
    },
  }
}

const LOCATIONS = ['inbox', 'scheduled', 'paid', 'archived'] as const
type Location = (typeof LOCATIONS)[number]

const isScheduled = ({ location }: { readonly location: Location }): boolean => location === 'scheduled'

interface Counted {
  readonly currency: Currency
  readonly today: CivilDate
}

/** Groups of owed invoices by the bucket in which they are due, their place and their currency. */
const owedGroups = (queries: Queries, mine: Sql, today: CivilDate) =>
  rows(
    queries,
    OwedRow,
    sql`select ${bucketOf(today)} as bucket, i.location, count(*) as invoices, ${SUMS}
      from payable i ${WITH_LIST} where ${mine} and ${IS_DUE} group by 1, 2, i.currency`,
  )

/** The number of payrolls in each bucket, and its earliest day. */
const listsDue = (queries: Queries, mine: Sql, today: CivilDate) =>
  rows(
    queries,
    ListsRow,
    sql`select ${bucketOf(today)} as bucket, count(distinct i.payroll_id) as lists, min(${DUE_ON}) as first
      from payable i ${WITH_LIST} where ${mine} and ${IS_DUE} group by 1`,
  )

/** In the order of the notices. */
const noticeTotals = async (queries: Queries, mine: Sql, { currency, today }: Counted) => {
  const notice = PAYABLE_NOTICES.reduceRight(
    (others, one) => sql`case when ${noticed(one, today)} then ${one}::text else ${others} end`,
    sql`null`,
  )
  const found = await rows(
    queries,
    NoticeRow,
    sql`select i.notice, count(*) as invoices, ${SUMS}
      from (select ${notice} as notice, i.amount, i.document_amount, i.currency from payable i where ${mine}) i
      where i.notice is not null group by i.notice, i.currency`,
  )
  return PAYABLE_NOTICES.map((one) => {
    const groups = found.filter((group) => group.notice === one)
    return { notice: one, invoices: invoicesIn(groups), ...sumsOf(currency, groups) }
  })
}

const invoicesIn = (groups: ReadonlyArray<{ readonly invoices: number }>): number =>
  groups.reduce((sum, { invoices }) => sum + invoices, 0)

const bucketOf = (today: CivilDate): Sql =>
  DUE_BUCKETS.reduceRight(
    (later, bucket) => {
      const { last } = dueDatesOf(bucket, today)
      return last === undefined
        ? later
        : sql`case when ${DUE_ON} <= ${last}::date then ${bucket}::text else ${later} end`
    },
    sql`'LATER'`,
  )

const OwedRow = rowCodec('OwedRow', {
  bucket: oneOf(DUE_BUCKETS),
  location: oneOf(LOCATIONS),
  invoices: integer,
  ...SumsColumns,
})
const ListsRow = rowCodec('ListsRow', { bucket: oneOf(DUE_BUCKETS), lists: integer, first: date })
const NoticeRow = rowCodec('NoticeRow', { notice: oneOf(PAYABLE_NOTICES), invoices: integer, ...SumsColumns })
const LocationRow = rowCodec('LocationRow', { location: oneOf(LOCATIONS), invoices: integer, ...SumsColumns })
