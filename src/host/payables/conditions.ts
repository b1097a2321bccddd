import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { dueDatesOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import { CLAIM_DAYS, type PayableNotice } from '#domain/payables/payable-notice.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { AWAITING_STATUSES } from '#domain/payables/payroll.ts'
import { sql, type Sql } from '../database/sql.ts'

/**
 * Selects the rows of the table `payable i` that are shown: the start date of the business hides older ones of the inbox. The date is read
 * once per statement, because it does not depend on the row.
 */
export const visible = (businessId: BusinessId): Sql =>
  sql`i.business_id = ${businessId} and (i.location <> 'inbox' or i.issue_date >= coalesce(
    (select start_date from payables_setup where business_id = ${businessId}), '-infinity'))`

/** Selects rows of the table `payable i` that are in the inbox and can be paid. */
const IS_OWED = sql`i.location = 'inbox' and i.obstacle is null`

/** Joins the payroll of the table `payable i` as `list` where the company has to send its money: agrees with `awaitsMoney`. */
export const WITH_LIST = sql`left join payroll list on list.business_id = i.business_id and list.id = i.payroll_id
  and list.status = any(${[...AWAITING_STATUSES]}::text[])
  and not exists (select from orders o where o.business_id = list.business_id and o.payroll_id = list.id
    and not o.status = any(${[...statusesOf('REJECTED')]}::text[]))`

/** Agrees with `dueOn` of the domain, with `WITH_LIST`: those that are owed, and the day on which they are due. */
export const IS_DUE = sql`(i.location = 'inbox' or (i.location = 'scheduled' and list.id is not null)) and i.obstacle is null`
export const DUE_ON = sql`case when i.location = 'scheduled' then list.payment_date else i.payment_date end`

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
