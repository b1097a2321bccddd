import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueDatesOf } from '#domain/payables/due-bucket.ts'
import { PAYABLE_NOTICES } from '#domain/payables/payable-notice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { PayableStats } from '#wire/payables.codec.ts'
import { integer, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { row, rows, sql, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { IS_OWED, noticed } from './conditions.ts'
import type { Owner } from './list.ts'
import { visible } from './store.ts'

/** Agrees with `statsOf`, `dueTotalsOf` and `noticeTotalsOf` of the domain over the visible invoices, of one payee or of all. */
export const payableStats = async (
  queries: Queries,
  { country, id: businessId }: Owner,
  today: CivilDate,
  supplierId?: SupplierId,
): Promise<TypeOf<ReturnType<typeof PayableStats>>> => {
  const { currency } = profileOf(country)
  const owed = sql`${visible(businessId)} ${supplierId === undefined ? sql`` : sql`and i.payee_id = ${supplierId}`}`
  const due = await dueTotals(queries, owed, today)
  const notices = await noticeTotals(queries, owed, today)
  const { archived, delayed, inbox, paid, paid_amount, pending, scheduled, scheduled_amount } = await row(
    queries,
    StatsRow,
    sql`select count(*) filter (where i.location = 'inbox') as inbox, count(*) filter (where i.location = 'paid') as paid,
        count(*) filter (where i.location = 'archived') as archived,
        count(*) filter (where i.location = 'scheduled') as scheduled,
        ${sumOf(sql`case when i.location = 'scheduled' and i.obstacle is null then i.amount end`)} as scheduled_amount,
        ${sumOf(sql`case when ${IS_OWED} and i.payment_date >= ${today}::date then i.amount end`)} as pending,
        ${sumOf(sql`case when ${IS_OWED} and i.payment_date < ${today}::date then i.amount end`)} as delayed,
        ${sumOf(sql`case when i.location = 'paid' then i.amount end`)} as paid_amount
      from payable i where ${owed}`,
  )
  return {
    pending: money(currency, pending),
    scheduled: money(currency, scheduled_amount),
    delayed: money(currency, delayed),
    paid: money(currency, paid_amount),
    due: due.map((total) => ({ ...total, amount: money(currency, total.amount) })),
    notices: notices.map((total) => ({ ...total, amount: money(currency, total.amount) })),
    counts: { inbox, scheduled, paid, archived },
  }
}

/** In the order of the buckets. */
const dueTotals = async (queries: Queries, owed: Sql, today: CivilDate) => {
  const found = await rows(
    queries,
    DueRow,
    sql`select ${bucketOf(today)} as bucket, count(*) as invoices, ${sumOf(sql`i.amount`)} as amount
      from payable i where ${owed} and ${IS_OWED} group by 1`,
  )
  const totals = new Map(found.map((total) => [total.bucket, total]))
  return DUE_BUCKETS.map((bucket) => totals.get(bucket) ?? { bucket, invoices: 0, amount: 0 })
}

/** In the order of the notices. */
const noticeTotals = async (queries: Queries, owed: Sql, today: CivilDate) => {
  const notice = PAYABLE_NOTICES.reduceRight(
    (others, one) => sql`case when ${noticed(one, today)} then ${one}::text else ${others} end`,
    sql`null`,
  )
  const found = await rows(
    queries,
    NoticeRow,
    sql`select notice, count(*) as invoices, ${sumOf(sql`amount`)} as amount
      from (select ${notice} as notice, i.amount from payable i where ${owed}) noticed where notice is not null group by 1`,
  )
  const totals = new Map(found.map((total) => [total.notice, total]))
  return PAYABLE_NOTICES.map((one) => totals.get(one) ?? { notice: one, invoices: 0, amount: 0 })
}

const bucketOf = (today: CivilDate): Sql =>
  DUE_BUCKETS.reduceRight(
    (later, bucket) => {
      const { last } = dueDatesOf(bucket, today)
      return last === undefined
        ? later
        : sql`case when i.payment_date <= ${last}::date then ${bucket}::text else ${later} end`
    },
    sql`'LATER'`,
  )

const DueRow = rowCodec('DueRow', { bucket: oneOf(DUE_BUCKETS), invoices: integer, amount: integer })
const NoticeRow = rowCodec('NoticeRow', { notice: oneOf(PAYABLE_NOTICES), invoices: integer, amount: integer })
const StatsRow = rowCodec('StatsRow', {
  inbox: integer,
  paid: integer,
  paid_amount: integer,
  archived: integer,
  scheduled: integer,
  scheduled_amount: integer,
  pending: integer,
  delayed: integer,
})
