import type { UserId } from '../kernel/id.ts'
import { type Actor, mayConfirm } from '../payables/payee-confirmation.ts'

/** The facts of a changed account that decide how long it waits. */
export interface CoolingFacts {
  /** When its payout data changed last, in milliseconds since 1970. */
  readonly changedAt: number
  /** The person who changed them; undefined where that was not recorded. */
  readonly author: Actor | undefined
  /** The members who confirmed these payout data. */
  readonly confirmedBy: ReadonlyArray<UserId>
  /** The members who may confirm. */
  readonly holders: ReadonlyArray<UserId>
}

/**
 * A changed account is paid, waits for the confirmation of another member or for the time, or only for the time. `until` is
 * the instant from which it is paid without that confirmation, in milliseconds since 1970.
 */
export type CoolingOff =
  | { readonly _tag: 'Over' }
  | { readonly _tag: 'AnotherConfirms'; readonly until: number }
  | { readonly _tag: 'Waits'; readonly until: number }

/**
 * Whether an account waits: for `hours` after the last change, unless two members confirmed it. Only the time helps where too
 * few members may confirm it.
 */
export const coolingOff = (
  { author, changedAt, confirmedBy, holders }: CoolingFacts,
  hours: number,
  now: number,
): CoolingOff => {
  const until = changedAt + hours * HOUR
  const given = new Set(confirmedBy)
  if (hours === 0 || now >= until || given.size >= CONFIRMATIONS) return { _tag: 'Over' }
  const others = new Set(
    holders.filter((userId) => !given.has(userId) && mayConfirm(author, { userId }, holders.length)),
  )
  return { _tag: given.size + others.size < CONFIRMATIONS ? 'Waits' : 'AnotherConfirms', until }
}

/** Members who confirm an account that is paid before its time. */
const CONFIRMATIONS = 2
/** In milliseconds. */
const HOUR = 60 * 60 * 1000
