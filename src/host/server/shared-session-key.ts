import { createHash } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { hostSetting, saveHostSetting } from '../database/host-settings.ts'
import type { Keys } from '../security/key-file.ts'

/** Whether this host knows the session key of the host that started last: otherwise each of them rejects the sessions of the other. */
export const sharesSessionKey = async (queries: Queries, keys: Keys): Promise<boolean> => {
  const [current, ...others] = keys
  const own = digestOf(current)
  const stored = await hostSetting(queries, 'session_key')
  await saveHostSetting(queries, 'session_key', own)
  return stored === undefined || stored === own || others.some((key) => key !== undefined && digestOf(key) === stored)
}

/** The key is random, so that it cannot be guessed from its digest. */
const digestOf = (key: Uint8Array): string => createHash('sha256').update('session key').update(key).digest('base64url')
