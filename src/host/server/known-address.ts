import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'

/** The public address of the hosts of a database, for links that a command writes without a host. */
export const knownAddress = (queries: Queries): Promise<string | undefined> =>
  optionalValue(queries, text, sql`select value from host_setting where name = 'public_address'`)

/** Written by the host that started last. */
export const makeAddressKnown = (queries: Queries, address: string): Promise<void> =>
  execute(
    queries,
    sql`insert into host_setting (name, value) values ('public_address', ${address})
      on conflict (name) do update set value = excluded.value`,
  )
