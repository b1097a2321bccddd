import type { TypeOf } from 'io-ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { ACTIVITY_AREAS, type ActivityArea, AREAS } from '#domain/team/activity.ts'
import type { ActivityQuery, SUBJECT_KINDS } from '#wire/activity.codec.ts'
import { instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, type Sql, sql, value } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'

/** The actions for the company, newest first. Network addresses and keys of calls stay in the audit log. */
export const activityOfCompany = async (queries: Queries, clock: Clock, business: Business, query: ActivityQuery) => {
  const shown = shownBy(business, query, clock)
  const entries = await rows(
    queries,
    EntryRow,
    sql`with shown as (select a.* from audit a where ${shown} ${whoseOf(query)}
        order by a.at desc, a.id desc limit ${query.size} offset ${(query.page - 1) * query.size})
      select a.id, a.at, a.action, u.name as person, a.operator, ${SOURCE} as source, ${SUBJECT_KIND} as "subjectKind",
        ${SUBJECT_NAME(business)} as "subjectName", left(a.detail->>'before', 120) as before, left(${AFTER}, 120) as after
      from shown a left join app_user u on u.id = a.user_id order by a.at desc, a.id desc`,
  )
  return {
    rows: entries.map(entryOf),
    totalRows: await value(queries, integer, sql`select count(*) from audit a where ${shown} ${whoseOf(query)}`),
    people: await rows(
      queries,
      PersonRow,
      sql`select u.id, u.name from app_user u where u.id in (
          select user_id from membership where business_id = ${business.id}
          union select a.user_id from audit a where ${shown})
        order by u.name, u.id limit ${MAX_PEOPLE}`,
    ),
  }
}

/** Unless asked, the last 30 days. */
const DAYS = 30
const MAX_PEOPLE = 1_000

const shownBy = ({ country, id }: Business, { area, from, to }: ActivityQuery, clock: Clock): Sql => {
  const today = clock.today(country)
  const zone = profileOf(country).timeZone
  const first = from ?? addDays(today, 1 - DAYS)
  return sql`a.business_id = ${id} and a.action = any(${actionsOf(area)}::text[])
    and a.at >= (${first}::date)::timestamp at time zone ${zone}
    and a.at < (${addDays(to ?? today, 1)}::date)::timestamp at time zone ${zone}`
}

const actionsOf = (area: ActivityArea | undefined): ReadonlyArray<string> =>
  (area === undefined ? AREAS : [area]).flatMap((one): ReadonlyArray<string> => ACTIVITY_AREAS[one])

const whoseOf = ({ by, member }: ActivityQuery): Sql => {
  if (by === 'OPERATORS') return sql`and (a.operator is not null or a.actor = 'operator')`
  return member === undefined ? sql`` : sql`and a.user_id = ${member}`
}

const SOURCE = sql`case when a.user_id is not null then 'USER' when a.actor = 'operator' then 'STAFF' else 'HOST' end`

const SUBJECT_KIND = sql`case
  when a.detail ? 'orderId' then 'ORDER'
  when a.detail ? 'payroll' then 'PAYROLL'
  when a.detail ? 'supplier' then 'SUPPLIER'
  when a.detail ? 'payable' then 'RECEIVED'
  when a.detail ? 'payables' then 'RECEIVED_MANY'
  when a.detail->>'invoice' ~ '^\\d{1,15}$' then 'ISSUED'
  when a.detail ? 'files' then 'FILES' end`

/** Names are not in the audit log: they are read where the row is still there. */
const SUBJECT_NAME = ({ id }: Business): Sql => sql`left(case
  when a.detail ? 'orderId' then a.detail->>'orderId'
  when a.detail ? 'payroll' then coalesce(
    (select p.name from payroll p where p.business_id = ${id} and p.id = (a.detail->>'payroll')::bigint),
    a.detail->>'name', a.detail->>'payroll')
  when a.detail ? 'supplier' then
    (select s.name from supplier s where s.business_id = ${id} and s.id = (a.detail->>'supplier')::bigint)
  when a.detail ? 'payable' then
    (select i.folio from payable i where i.business_id = ${id} and i.id = (a.detail->>'payable')::bigint)
  when a.detail ? 'payables' then cardinality(string_to_array(a.detail->>'payables', ' '))::text
  when a.detail->>'invoice' ~ '^\\d{1,15}$' then
    (select i.folio from invoice i where i.business_id = ${id} and i.id = (a.detail->>'invoice')::bigint)
  when a.detail ? 'files' then a.detail->>'files' end, 300)`

/** The value after the action: an account, a day, a term, a state. */
const AFTER = sql`coalesce(a.detail->>'after', a.detail->>'number', a.detail->>'date', a.detail->>'term', a.detail->>'status')`

const EntryRow = rowCodec('CompanyActivityRow', {
  id: integer,
  at: instant,
  action: text,
  person: nullable(text),
  operator: nullable(text),
  source: oneOf(['USER', 'STAFF', 'HOST'] as const),
  subjectKind: nullable(text),
  subjectName: nullable(text),
  before: nullable(text),
  after: nullable(text),
})
const PersonRow = rowCodec('ActivePersonRow', { id: integer, name: text })

const entryOf = ({ at, subjectKind, subjectName, ...entry }: TypeOf<typeof EntryRow>) => ({
  ...entry,
  at: at.getTime(),
  subject:
    subjectKind === undefined || subjectName === undefined
      ? undefined
      : { kind: subjectKind satisfies string as (typeof SUBJECT_KINDS)[number], name: subjectName },
})
