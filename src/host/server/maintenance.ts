import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'

/** The maintenance state, stored and effective at once. */
export interface Maintenance {
  readonly isOn: () => boolean
  readonly set: (on: boolean) => Promise<void>
}

export const openMaintenance = async (queries: Queries): Promise<Maintenance> => {
  const stored = await optionalValue(queries, text, sql`select value from host_setting where name = 'maintenance'`)
  let isOn = stored === 'on'
  return {
    isOn: () => isOn,
    set: async (on) => {
      await execute(
        queries,
        sql`insert into host_setting (name, value) values ('maintenance', ${on ? 'on' : 'off'})
          on conflict (name) do update set value = excluded.value`,
      )
      isOn = on
    },
  }
}
