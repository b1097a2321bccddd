import type { Queries } from '../database/database.ts'
import { hostSetting, saveHostSetting } from '../database/host-settings.ts'

/** The maintenance state of every host of the database. */
export interface Maintenance {
  readonly isOn: () => boolean
  /** Stored, effective here at once, and announced to the other hosts. */
  readonly set: (on: boolean) => Promise<void>
  /** Takes over what another host stored. */
  readonly refresh: () => Promise<void>
}

export const openMaintenance = async (
  queries: Queries,
  announce: () => void = () => undefined,
): Promise<Maintenance> => {
  let isOn = await isStored(queries)
  let last = Promise.resolve()
  /** One change after the other, so that none is undone by an earlier answer. */
  const inTurn = (change: () => Promise<boolean>): Promise<void> => {
    const done = last.then(change).then((on) => void (isOn = on))
    last = done.catch(() => undefined)
    return done
  }
  return {
    isOn: () => isOn,
    set: async (on) => {
      await inTurn(() => store(queries, on))
      announce()
    },
    refresh: () => inTurn(() => isStored(queries)),
  }
}

const isStored = async (queries: Queries): Promise<boolean> => (await hostSetting(queries, 'maintenance')) === 'on'

const store = async (queries: Queries, on: boolean): Promise<boolean> => {
  await saveHostSetting(queries, 'maintenance', on ? 'on' : 'off')
  return on
}
