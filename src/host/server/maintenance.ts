import type { Queries } from '../database/database.ts'

/** The maintenance state, stored and effective at once. */
export interface Maintenance {
  readonly isOn: () => boolean
  readonly set: (on: boolean) => Promise<void>
}

export const openMaintenance = async (queries: Queries): Promise<Maintenance> => {
  const [row] = await queries.query<{ value: string }>(`select value from host_setting where name = 'maintenance'`)
  let isOn = row?.value === 'on'
  return {
    isOn: () => isOn,
    set: async (on) => {
      await queries.query(
        `insert into host_setting (name, value) values ('maintenance', $1) on conflict (name) do update set value = excluded.value`,
        [on ? 'on' : 'off'],
      )
      isOn = on
    },
  }
}
