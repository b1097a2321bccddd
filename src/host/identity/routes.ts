import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
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
import { refresh } from './refresh.ts'
import { endFamily } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { switchCompany } from './switch-company.ts'
import type { Tokens } from './tokens.ts'

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
  route(endpoints.refresh, (call) => refresh(services, call)),
  route(endpoints.membershipToken, (call) => switchCompany(services, call)),
  route(endpoints.logout, ({ afterCommit, session: { id, user }, transaction }) =>
    transaction(async (tx) => {
      const ended = await endFamily(tx, { id, userId: user.id })
      afterCommit(() => ended.forEach((session) => services.live.closeSession(session)))
      return E.right(undefined)
    }),
  ),
  route(endpoints.user, async ({ session }) => E.right(session.user)),
  route(endpoints.userChange, (call) => changeUser(services, call)),
  route(endpoints.passwordChange, (call) => changePassword(services, call)),
  route(endpoints.openSessions, (call) => listSessions(services, call)),
  route(endpoints.otherSessionsEnd, (call) => endOtherSessions(services, call)),
])
