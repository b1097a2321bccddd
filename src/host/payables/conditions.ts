import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { dueDatesOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import { CLAIM_DAYS, type PayableNotice } from '#domain/payables/payable-notice.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Selects rows of the table `payable i` that are in the inbox and can be paid. */
export const IS_OWED = sql`i.location = 'inbox' and i.obstacle is null`

/** Only what can be paid is due. */
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
