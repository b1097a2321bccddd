import { join } from 'node:path'
import { systemClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase, type OpenedDatabase } from './database/open-database.ts'
import { makeLimits } from './http/rate-limits.ts'
import { keyIn } from './identity/key-file.ts'
import { makePasswords } from './identity/password-hash.ts'
import { makeTokens } from './identity/tokens.ts'
import type { HostParts } from './parts.ts'
import { makeVault } from './tax-credential/vault.ts'

/** What every command of the host stands on: the data, the keys and the time. */
export interface Foundation extends Pick<HostParts, 'clock' | 'tokens' | 'passwords' | 'vault' | 'limits'> {
  readonly database: OpenedDatabase
  readonly dataFolder: string
}

export const layFoundation = async (config: Config, clock: Clock = systemClock): Promise<Foundation> => {
  const { dataFolder, databaseUrl } = config
  const database = await openDatabase(dataFolder, databaseUrl, clock.now)
  return {
    database,
    dataFolder,
    clock,
    tokens: makeTokens(keyIn(join(dataFolder, 'keys', 'session.key')), clock),
    vault: makeVault(keyIn(join(dataFolder, 'keys', 'vault.key'))),
    passwords: makePasswords(),
    limits: makeLimits(),
  }
}
