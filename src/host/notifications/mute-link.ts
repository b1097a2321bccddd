import * as E from 'fp-ts/Either'
import { parseId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Muting } from '../mail/mail.port.ts'
import type { Vault } from '../security/vault.ts'

type Services = { readonly clock: Clock; readonly vault: Vault }

const DAY_MS = 24 * 60 * 60 * 1000
/** People look for the link in old mails too. */
const LIFE_DAYS = 365
const OWNER = 'turning mails off'

/** The address that turns the mails of one choice off, for a year. Nothing of it is stored, and it opens nothing else. */
export const muteAddress = ({ clock, vault }: Services, site: string, { topic, userId }: Muting): string => {
  const lastDay = Math.floor(clock.now() / DAY_MS) + LIFE_DAYS
  return `${site}/unsubscribe/${Buffer.from(vault.seal(`${userId} ${topic} ${lastDay}`, OWNER), 'base64').toString('base64url')}`
}

/** The choice of a code in force. */
export const muteOfCode = ({ clock, vault }: Services, code: string): Muting | undefined => {
  const [digits = '', topic = '', lastDay = ''] =
    vault.open(Buffer.from(code, 'base64url').toString('base64'), OWNER)?.split(' ') ?? []
  const userId = parseId<'User'>(digits)
  return E.isRight(userId) && Math.floor(clock.now() / DAY_MS) <= Number(lastDay)
    ? { userId: userId.right, topic }
    : undefined
}
