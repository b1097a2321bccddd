import type { Session } from '#application/identity/sessions.port.ts'
import { COMPLETE_PATH, SIGN_IN_PATH } from './paths.ts'

/** Who a screen is for: who is signed in for a business, who is not signed in, who is signed in without a business. */
export type Guard = 'protected' | 'public' | 'completing'

/**
 * Where somebody who has come to a guarded screen belongs instead; nothing when that is here. The same answer is given for
 * the same session everywhere, so nobody is sent back and forth.
 */
export const redirectFor = (guard: Guard, session: Pick<Session, 'business'> | undefined): string | undefined => {
  const standing = sessionStateOf(session)
  return standing === guard ? undefined : HOMES[standing]
}

const sessionStateOf = (session: Pick<Session, 'business'> | undefined): Guard =>
  session === undefined ? 'public' : session.business === undefined ? 'completing' : 'protected'

const HOMES: Readonly<Record<Guard, string>> = {
  protected: '/finance',
  public: SIGN_IN_PATH,
  completing: COMPLETE_PATH,
}
