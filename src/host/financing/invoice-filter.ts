import { type InvoiceNotice, LATE_PAYER_DAYS } from '#domain/financing/invoice-notice.ts'
import { USUAL_DAYS_AFTER_DUE } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Further conditions on the invoices `i`, as `matchesFilter` of the domain; none for an absent part. */
export const filterConditions = (businessId: BusinessId, query: InvoiceListQuery, today: CivilDate): Sql => {
  const { amountFrom, amountTo, dueFrom, dueTo, issuedFrom, issuedTo, methods, notices, payers, signature } = query
  const parts: ReadonlyArray<Sql | undefined> = [
    signature && SIGNED[signature],
    payers && sql`and i.plain_identifier = any(${payers}::text[])`,
    amountFrom === undefined ? undefined : sql`and i.amount >= ${amountFrom}::bigint`,
    amountTo === undefined ? undefined : sql`and i.amount <= ${amountTo}::bigint`,
    issuedFrom && sql`and i.issue_date >= ${issuedFrom}::date`,
    issuedTo && sql`and i.issue_date <= ${issuedTo}::date`,
    dueFrom && sql`and i.due_date >= ${dueFrom}::date`,
    dueTo && sql`and i.due_date <= ${dueTo}::date`,
    notices && sql`and ${noticeAt(businessId, today)} = any(${notices}::text[])`,
    methods && sql`and i.method = any(${methods}::text[])`,
  ]
  return parts.reduce<Sql>((all, part) => (part === undefined ? all : sql`${all} ${part}`), sql``)
}

/** Invoices to review have a partial index, because they are few. */
const SIGNED: Readonly<Record<NonNullable<InvoiceListQuery['signature']>, Sql>> = {
  VERIFIED: sql`and i.signature = 'VERIFIED'`,
  TO_REVIEW: sql`and i.signature <> 'VERIFIED'`,
}

/** The notice of the invoice `i` of the business, as `noticeOf` of the domain; null for an ordinary one. Its late payers are read once. */
export const noticeAt = (businessId: BusinessId, today: CivilDate): Sql => sql`case
  when i.possible_duplicate then ${notice('POSSIBLE_DUPLICATE')}
  when i.extra = 'PUE' and i.method = '01' then ${notice('PAID_IN_CASH')}
  when i.extra = 'PUE' then ${notice('PAID_AT_ONCE')}
  when i.due_date < ${addDays(today, -USUAL_DAYS_AFTER_DUE)}::date then ${notice('VERY_OLD')}
  when i.payer_identifier in (select late.payer_identifier from payer_lateness late
    where late.business_id = ${businessId} and late.average_days_late >= ${LATE_PAYER_DAYS}::int) then ${notice('LATE_PAYER')}
  end`

const notice = (name: InvoiceNotice): Sql => sql`${name}::text`
