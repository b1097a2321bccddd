import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueDatesOf } from '#domain/payables/due-bucket.ts'
import { PAYABLE_NOTICES } from '#domain/payables/payable-notice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { PayableStats } from '#wire/payables.codec.ts'
import { integer, nullable, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { IS_OWED, noticed } from './conditions.ts'
import { SUMS, SumsColumns, sumsOf } from './currency.ts'
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
  const due = await dueTotals(queries, owed, { currency, today })
  const notices = await noticeTotals(queries, owed, { currency, today })
  const found = await rows(
    queries,
    StatsRow,
    sql`select i.location, ${cardOf(today)} as card, count(*) as invoices, ${SUMS} from payable i where ${owed} group by 1, 2, i.currency`,
  )
  const on = (card: Card) =>
    sumsOf(
      currency,
      found.filter((one) => one.card === card),
    )
  const countIn = (location: Location) =>
    found.reduce((sum, one) => (one.location === location ? sum + one.invoices : sum), 0)
  const [pending, scheduled, delayed, paid] = [on('pending'), on('scheduled'), on('delayed'), on('paid')]
  return {
    pending: pending.amount,
    scheduled: scheduled.amount,
    delayed: delayed.amount,
    paid: paid.amount,
    totals: { pending: pending.totals, scheduled: scheduled.totals, delayed: delayed.totals, paid: paid.totals },
    due,
    notices,
    counts: {
      inbox: countIn('inbox'),
      scheduled: countIn('scheduled'),
      paid: countIn('paid'),
      archived: countIn('archived'),
    },
  }
}

const LOCATIONS = ['inbox', 'scheduled', 'paid', 'archived'] as const
type Location = (typeof LOCATIONS)[number]
const CARDS = ['pending', 'scheduled', 'delayed', 'paid'] as const
type Card = (typeof CARDS)[number]

/** The card that counts the amount of an invoice; null for none. */
const cardOf = (today: CivilDate): Sql =>
  sql`case when i.location = 'paid' then 'paid' when i.obstacle is not null then null
    when i.location = 'scheduled' then 'scheduled' when ${IS_OWED} and i.payment_date >= ${today}::date then 'pending'
    when ${IS_OWED} then 'delayed' end`

interface Counted {
  readonly currency: Currency
  readonly today: CivilDate
}

/** In the order of the buckets. */
const dueTotals = async (queries: Queries, owed: Sql, { currency, today }: Counted) => {
  const found = await rows(
    queries,
    DueRow,
    sql`select ${bucketOf(today)} as bucket, count(*) as invoices, ${SUMS} from payable i where ${owed} and ${IS_OWED} group by 1, i.currency`,
  )
  return DUE_BUCKETS.map((bucket) => {
    const groups = found.filter((one) => one.bucket === bucket)
    return { bucket, invoices: invoicesIn(groups), ...sumsOf(currency, groups) }
  })
}

/** In the order of the notices. */
const noticeTotals = async (queries: Queries, owed: Sql, { currency, today }: Counted) => {
  const notice = PAYABLE_NOTICES.reduceRight(
    (others, one) => sql`case when ${noticed(one, today)} then ${one}::text else ${others} end`,
    sql`null`,
  )
  const found = await rows(
    queries,
    NoticeRow,
    sql`select i.notice, count(*) as invoices, ${SUMS}
      from (select ${notice} as notice, i.amount, i.document_amount, i.currency from payable i where ${owed}) i
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
        : sql`case when i.payment_date <= ${last}::date then ${bucket}::text else ${later} end`
    },
    sql`'LATER'`,
  )

const DueRow = rowCodec('DueRow', { bucket: oneOf(DUE_BUCKETS), invoices: integer, ...SumsColumns })
const NoticeRow = rowCodec('NoticeRow', { notice: oneOf(PAYABLE_NOTICES), invoices: integer, ...SumsColumns })
const StatsRow = rowCodec('StatsRow', {
  location: oneOf(LOCATIONS),
  card: nullable(oneOf(CARDS)),
  invoices: integer,
  ...SumsColumns,
})
