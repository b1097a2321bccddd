import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as Email from '#domain/identity/email.ts'
import { suggestionFor } from '#domain/identity/email-suggestion.ts'
import { endpoints } from '#wire/endpoints.ts'
import { UNAUTHORIZED } from '../http/host-error.ts'
import { servePublic, serveTenant, serveUser, type Route } from '../http/serve.ts'
import type { HostServices } from '../server/services.ts'
import { changePassword } from './change-password.ts'
import { changeUser } from './change-user.ts'
import { register } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { endSession } from './session-store.ts'
import { signIn, tokenOf } from './sign-in.ts'
import { businessOfUser } from './store.ts'
import { SESSION_SECONDS } from './tokens.ts'

export const identityRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  servePublic(parts, endpoints.login, ({ body, ...from }) => signIn(parts, body.email, body.password, from)),

  servePublic(parts, endpoints.register, (call) => register(parts, call)),

  servePublic(parts, endpoints.validateEmail, async ({ address, body }) => {
    const tooMany = await parts.limits.checkEmail(address)
    return tooMany === undefined ? E.right(verdictOn(body.email)) : E.left(tooMany)
  }),

  servePublic(parts, endpoints.resetRequest, async ({ body, requestId }) => {
    requestReset(parts, body.email, requestId)
    return E.right(undefined)
  }),

  servePublic(parts, endpoints.resetPassword, async ({ address, body, params, requestId }) =>
    pipe(
      await resetPassword(parts, { ...body, code: params.hash, address, requestId }),
      E.map(() => undefined),
    ),
  ),

  serveUser(parts, endpoints.refresh, async ({ session }) => {
    if (session.authenticatedAt + SESSION_SECONDS <= parts.clock.now() / 1000) return E.left(UNAUTHORIZED)
    const business = session.business ?? (await businessOfUser(parts.database, session.user.id))
    return E.right(await tokenOf(parts, { ...session, business }))
  }),

  serveUser(parts, endpoints.logout, async ({ session }) => {
    await endSession(parts.database, session.id)
    parts.live.endSession(session.id)
    return E.right(undefined)
  }),

  serveUser(parts, endpoints.user, async ({ session }) => E.right(session.user)),

  serveUser(parts, endpoints.userChange, ({ body, requestId, session }) => changeUser(parts, session, body, requestId)),

  serveUser(parts, endpoints.passwordChange, ({ address, body, requestId, session }) =>
    changePassword(parts, { ...body, session, address, requestId }),
  ),

  serveTenant(parts, endpoints.business, async ({ business }) => E.right(business)),
]

/** Of the form and the domain alone: whether somebody has an account is nobody's business. */
const verdictOn = (typed: string): { readonly isValid: boolean; readonly suggestion: string | undefined } => {
  const email = Email.parse(typed)
  return E.isLeft(email)
    ? { isValid: false, suggestion: undefined }
    : { isValid: true, suggestion: suggestionFor(email.right) }
}
