import type { Sessions } from '#application/identity/sessions.port.ts'
import { lateOf } from './late.ts'
import { readToken } from './session-token.ts'

/** Sessions whose way to the host is fetched when it is first needed. What a token says of itself is read without it. */
export const makeLateSessions = (find: () => Promise<Sessions>): Sessions => {
  const late = lateOf(find)
  return {
    signIn: (email, password) => late((sessions) => sessions.signIn(email, password)),
    refresh: (token) => late((sessions) => sessions.refresh(token)),
    impersonate: (code) => late((sessions) => sessions.impersonate(code)),
    signOut: (token) => late((sessions) => sessions.signOut(token)),
    read: readToken,
  }
}
