import * as E from 'fp-ts/Either'
import type { Session, SessionBusiness, Sessions } from './sessions.port.ts'
import type { SessionTokens } from './session-tokens.ts'

/** `Left`: the user does not belong to the company any more; `living` is a session in another one. */
export type Revival =
  | { readonly _tag: 'Revived'; readonly session: Session }
  | { readonly _tag: 'Left'; readonly living: Session }
  | { readonly _tag: 'Dead' }

/**
 * Asks for a new token of a company whose token died, with one of the same user that another tab stored: a tab that was frozen while another
 * worked goes on. A stored token that is dead too is forgotten, and the next one is tried.
 */
export const reviveSession = async (
  sessions: Sessions,
  tokens: SessionTokens,
  session: Session,
  business: SessionBusiness,
  nowSeconds: number,
): Promise<Revival> => {
  const tried = new Set<string>()
  for (;;) {
    const living = tokens.living(session, nowSeconds)
    if (living === undefined || tried.has(living.token)) return { _tag: 'Dead' }
    const answer = await sessions.open(living, business.id)()
    if (E.isRight(answer)) return { _tag: 'Revived', session: answer.right }
    if (answer.left._tag === 'Rejected' && answer.left.code === 'ERROR_NOT_FOUND') return { _tag: 'Left', living }
    if (answer.left._tag !== 'Unauthorized') return { _tag: 'Dead' }
    tokens.forget(living)
    tried.add(living.token)
  }
}
