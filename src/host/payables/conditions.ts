import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { dueDatesOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import { CLAIM_DAYS, type PayableNotice } from '#domain/payables/payable-notice.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Selects rows of the table `payable i` that are in the inbox and can be paid. */
const IS_OWED = sql`i.location = 'inbox' and i.obstacle is null`

/** Selects those that are owed, in the inbox or in a payroll. */
export const IS_DUE = sql`i.location in ('inbox', 'scheduled') and i.obstacle is null`

/** Agrees with `dueOn` of the domain, where the payroll of the table `payable i` is joined as `list`. */
export const DUE_ON = sql`case when i.location = 'scheduled' then list.payment_date else i.payment_date end`
export const WITH_LIST = sql`left join payroll list on list.business_id = i.business_id and list.id = i.payroll_id`

/** An invoice that cannot be paid is in the inbox until it is archived; the other lists do not tell them apart. */
export const payable = (isPayable: boolean): Sql =>
  isPayable ? sql`(i.location <> 'inbox' or i.obstacle is null)` : sql`i.obstacle is not null`

/** Those of the inbox: only what can be paid is due. */
export const dueIn = (bucket: DueBucket, today: CivilDate): Sql => {
  const { first, last } = dueDatesOf(bucket, today)
  return sql`(${IS_OWED} and i.payment_date between ${first ?? '-infinity'}::date and ${last ?? 'infinity'}::date)`
}

/** Agrees with `noticeOf` of the domain. */
export const noticed = (notice: PayableNotice, today: CivilDate): Sql => {
  switch (notice) {
    case 'CLAIMABLE':
      return sql`(${IS_OWED} and i.is_unanswered and i.received_on >= ${addDays(today, -CLAIM_DAYS)}::date)`
    case 'CANCELLED':
      return sql`(i.location = 'inbox' and i.obstacle = 'CANCELLED')`
    case 'WITHOUT_RECEIPT':
      return sql`(i.location = 'paid' and i.is_deferred and i.obstacle is null)`
    case 'PAID_CANCELLED':
      return sql`(i.location = 'paid' and i.obstacle = 'CANCELLED')`
  }
}
