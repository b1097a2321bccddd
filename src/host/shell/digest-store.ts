import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { DIGEST_FREQUENCIES, type DigestFrequency } from '#domain/team/digest.ts'
import { id, instant, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, rows, sql } from '../database/sql.ts'
import { membershipStore } from '../identity/index.ts'

const RecipientRow = rowCodec('DigestRecipient', {
  userId: id<'User'>(),
  email: text,
  frequency: oneOf(DIGEST_FREQUENCIES),
  chosenAt: instant,
  toldUntil: nullable(instant),
})

/** A user who wants a digest, and the end of the time that the last one told of. */
export type DigestRecipient = TypeOf<typeof RecipientRow>

export interface DigestDay {
  readonly country: Country
  readonly day: CivilDate
  readonly frequencies: ReadonlyArray<DigestFrequency>
  /** A choice that was made later counts from the next day on. */
  readonly chosenBefore: number
}

/** The users whose company used last is in the country, and whose digest of the day was not made yet. */
export const recipientsOf = (
  queries: Queries,
  { chosenBefore, country, day, frequencies }: DigestDay,
  most: number,
): Promise<ReadonlyArray<DigestRecipient>> =>
  rows(
    queries,
    RecipientRow,
    sql`select u.id as "userId", u.email, u.digest as frequency, u.digest_chosen_at as "chosenAt",
        (select max(told_until) from digest_mail where user_id = u.id) as "toldUntil"
      from app_user u cross join lateral (
        select b.country from membership m join business b on b.id = m.business_id where m.user_id = u.id
          order by ${membershipStore.LAST_USED_FIRST} limit 1) last_used
      where u.digest <> 'OFF' and u.digest = any(${frequencies}::text[]) and u.digest_chosen_at < ${new Date(chosenBefore)}
        and last_used.country = ${country}
        and not exists (select from digest_mail d where d.user_id = u.id and d.day = ${day}::date)
      order by u.id limit ${most}`,
  )

export interface MadeDigest {
  readonly userId: UserId
  readonly day: CivilDate
  readonly frequency: DigestFrequency
  readonly until: Date
}

/**
 * Records the digest of a day before it is sent. False where another host made it, or where the user chose otherwise meanwhile. Days of which no
 * digest tells any more are deleted.
 */
export const recordDigest = async (tx: Queries, { day, frequency, until, userId }: MadeDigest): Promise<boolean> => {
  const isFirst = await hasRow(
    tx,
    sql`insert into digest_mail (user_id, day, told_until)
      select id, ${day}::date, ${until}::timestamptz from app_user where id = ${userId} and digest = ${frequency}
      on conflict do nothing returning user_id`,
  )
  if (isFirst)
    await execute(
      tx,
      sql`delete from digest_mail where user_id = ${userId} and day < ${day}::date - ${KEPT_DAYS}::integer`,
    )
  return isFirst
}

const KEPT_DAYS = 60
