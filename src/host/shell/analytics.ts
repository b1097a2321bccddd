import type * as t from 'io-ts'
import type { AnalyticsBatch } from '#wire/analytics.codec.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'

type Events = t.TypeOf<typeof AnalyticsBatch>['events']

const KEPT_MS = 90 * 24 * 60 * 60 * 1000
/** The newest events of all businesses. */
const MAX_KEPT = 1_000_000
const MAX_PROPERTIES = 20
/** The accepted error of a browser's clock. */
const BELIEVED_MS = 24 * 60 * 60 * 1000

/**
 * Stores analytics events, for ninety days and up to a million. Properties that could contain an address, a tax id or
 * an amount are left out. Events of an impersonation are marked by the host, whatever the browser sent.
 */
export const saveEvents = async (
  queries: Queries,
  clock: Clock,
  { business, operator }: Session,
  events: Events,
  mostKept: number = MAX_KEPT,
): Promise<void> => {
  const now = clock.now()
  await execute(queries, sql`delete from analytics_event where at < ${new Date(now - KEPT_MS)}`)
  const kept = events.filter(({ name }) => NAME.test(name))
  if (kept.length === 0) return
  await execute(
    queries,
    sql`delete from analytics_event where id <= (select max(id) from analytics_event) - ${mostKept}::bigint`,
  )
  const source = operator === undefined ? {} : { source: 'sudo backoffice' }
  await execute(
    queries,
    sql`insert into analytics_event (at, name, properties, business_id)
      select to_timestamp(at / 1000.0), name, properties::jsonb, ${business?.id ?? null}::bigint
      from unnest(
        ${kept.map(({ at }) => (Math.abs(at - now) <= BELIEVED_MS ? at : now))}::bigint[],
        ${kept.map(({ name }) => name)}::text[],
        ${kept.map(({ properties }) => JSON.stringify({ ...harmless(properties), ...source }))}::text[]
      ) as event (at, name, properties)`,
  )
}

const NAME = /^[a-z][a-z ]{0,59}$/
const KEY = /^[A-Za-z][A-Za-z_]{0,39}$/
const WORDS = /^[A-Za-z0-9 _./:-]{1,60}$/
/** Tax ids and most amounts have more. */
const MAX_DIGITS = 4

const harmless = (properties: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([key, value]) => KEY.test(key) && WORDS.test(value) && digitsIn(value) <= MAX_DIGITS)
      .slice(0, MAX_PROPERTIES),
  )

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length
