import type { Session } from '#application/identity/sessions.port.ts'
import { COMPLETE_PATH, SIGN_IN_PATH } from '#ui/app/paths.ts'

/** Which sessions a screen is for: one with a business, none, one without a business, or any. */
export type Guard = SessionState | 'open'

type SessionState = 'protected' | 'public' | 'completing'

/** Where a visitor of a guarded screen is redirected; nothing when the screen may be shown. One answer per session, so no redirect loops. */
export const redirectFor = (guard: Guard, session: Pick<Session, 'business'> | undefined): string | undefined => {
  const state = sessionStateOf(session)
  return guard === 'open' || state === guard ? undefined : HOMES[state]
}

const sessionStateOf = (session: Pick<Session, 'business'> | undefined): SessionState =>
  session === undefined ? 'public' : session.business === undefined ? 'completing' : 'protected'

const HOMES: Readonly<Record<SessionState, string>> = {
  protected: '/finance',
  public: SIGN_IN_PATH,
  completing: COMPLETE_PATH,
}
