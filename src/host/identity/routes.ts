import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { UNAUTHORIZED } from '../http/host-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Passwords } from '../security/password-hash.ts'
import { changePassword } from './change-password.ts'
import { changeUser } from './change-user.ts'
import { checkEmail } from './email-suggestion.ts'
import type { MailDomains } from './mail-domains.port.ts'
import { endOtherSessions, listSessions } from './open-sessions.ts'
import { register } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { endSession } from './session-store.ts'
import { signIn, tokenOf } from './sign-in.ts'
import { businessOfUser } from './store.ts'
import { SESSION_SECONDS, type Tokens } from './tokens.ts'

interface Services {
  readonly clock: Clock
  readonly limits: Limits
  readonly live: Live
  readonly mail: Mail
  readonly mailDomains: MailDomains
  readonly passwords: Passwords
  readonly publicAddress: () => string
  readonly tokens: Tokens
}

export const identityRoutes = routes((services: Services) => [
  route(endpoints.login, (call) => signIn(services, call)),
  route(endpoints.register, (call) => register(services, call)),
  route(endpoints.validateEmail, async ({ body }) => E.right(await checkEmail(services, body.email))),
  route(endpoints.resetRequest, (call) => requestReset(services, call)),
  route(endpoints.resetPassword, (call) => resetPassword(services, call)),
  route(endpoints.refresh, async ({ db, session }) => {
    if (session.authenticatedAt + SESSION_SECONDS <= services.clock.now() / 1000) return E.left(UNAUTHORIZED)
    const business = session.business ?? (await businessOfUser(db, session.user.id))
    return E.right(await tokenOf(services, { ...session, business }))
  }),
  route(endpoints.logout, ({ afterCommit, session, transaction }) =>
    transaction(async (tx) => {
      await endSession(tx, session.id)
      afterCommit(() => services.live.closeSession(session.id))
      return E.right(undefined)
    }),
  ),
  route(endpoints.user, async ({ session }) => E.right(session.user)),
  route(endpoints.userChange, (call) => changeUser(services, call)),
  route(endpoints.passwordChange, (call) => changePassword(services, call)),
  route(endpoints.openSessions, (call) => listSessions(services, call)),
  route(endpoints.otherSessionsEnd, (call) => endOtherSessions(services, call)),
])
