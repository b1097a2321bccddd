import { createHash } from 'node:crypto'
import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import type { Keys } from '../security/key-file.ts'

/** Whether this host knows the session key of the host that started last: otherwise each of them refuses the sessions of the other. */
export const sharesSessionKey = async (queries: Queries, keys: Keys): Promise<boolean> => {
  const own = keys.flatMap((key) => (key === undefined ? [] : digestOf(key)))
  const stored = await optionalValue(queries, text, sql`select value from host_setting where name = 'session_key'`)
  await execute(
    queries,
    sql`insert into host_setting (name, value) values ('session_key', ${own[0]})
      on conflict (name) do update set value = excluded.value`,
  )
  return stored === undefined || own.includes(stored)
}

/** The key is random, so that it cannot be guessed from its digest. */
const digestOf = (key: Uint8Array): string => createHash('sha256').update('session key').update(key).digest('base64url')
