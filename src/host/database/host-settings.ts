import { text } from './columns.ts'
import type { Queries } from './database.ts'
import { execute, optionalValue, sql } from './sql.ts'

/** The settings that the hosts of one database share, and the next start reads. */
export type HostSetting = 'maintenance' | 'public_address' | 'session_key' | 'trusted_roots'

export const hostSetting = (queries: Queries, name: HostSetting): Promise<string | undefined> =>
  optionalValue(queries, text, sql`select value from host_setting where name = ${name}`)

export const saveHostSetting = (queries: Queries, name: HostSetting, value: string): Promise<void> =>
  execute(
    queries,
    sql`insert into host_setting (name, value) values (${name}, ${value})
      on conflict (name) do update set value = excluded.value`,
  )
