import type { Queries } from '../database/database.ts'
import { hostSetting, saveHostSetting } from '../database/host-settings.ts'

/** The public address of the hosts of a database, for links that a command writes without a host. */
export const knownAddress = (queries: Queries): Promise<string | undefined> => hostSetting(queries, 'public_address')

/** Written by the host that started last. */
export const makeAddressKnown = (queries: Queries, address: string): Promise<void> =>
  saveHostSetting(queries, 'public_address', address)
