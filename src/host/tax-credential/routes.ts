import * as E from 'fp-ts/Either'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { announceTakeover, verifyBusiness } from '../business/ownership.ts'
import { retryLater, hostError, type HostError } from '../http/host-error.ts'
import { serveTenant, type Route } from '../http/serve.ts'
import type { Business } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { recordAttempt, clearAttempts, saveCredential, undoAttempt, taxStatusOf } from './store.ts'

/** Wrong passwords that one business, or all who claim one tax id, may try in an hour. */
const TRIES_PER_HOUR = 3

export const taxCredentialRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  serveTenant(parts, endpoints.taxCheck, async ({ business }) =>
    E.right(await taxStatusOf(parts.database, business.id)),
  ),

  serveTenant(parts, endpoints.taxLink, async ({ body, business, session, requestId }) => {
    const refusal = await judge(parts, business, body.identifier, body.password)
    if (refusal !== undefined) return E.left(refusal)
    const sealed = parts.vault.seal(body.password, business.id)
    const deed = { actor: session.user.email, userId: session.user.id, requestId }
    const takeover = await parts.database.transaction(async (tx) => {
      const taken = await verifyBusiness(tx, parts.clock, business, 'CREDENTIAL', deed)
      if (taken === undefined) return undefined
      await saveCredential(tx, business.id, business.identifier, sealed)
      await clearAttempts(tx, business)
      await appendAuditEntry(tx, parts.clock, { ...deed, businessId: business.id, action: 'tax credential linked' })
      return taken
    })
    if (takeover === undefined) return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_TAKEN'))
    announceTakeover(parts, takeover)
    parts.jobs.enqueue(business.id)
    return E.right(undefined)
  }),
]

/** Only the business's own account will do: another's documents would not be its own. */
const judge = async (
  parts: HostServices,
  business: Business,
  user: string,
  password: string,
): Promise<HostError | undefined> => {
  const identifier = parseOwnTaxId(business.country, user)
  if (E.isLeft(identifier) || identifier.right !== business.identifier) return hostError('ERROR_TAX_CREDENTIAL_INVALID')
  const now = parts.clock.now()
  const nextTry = await parts.database.transaction((tx) => recordAttempt(tx, business, TRIES_PER_HOUR, now))
  if (nextTry !== undefined) return retryLater('ERROR_AUTH_TOO_MANY_ATTEMPTS', (nextTry - now) / 1000)
  const verdict = await parts.taxAuthority.verify(business.country, business.identifier, password)
  if (verdict === 'wrong') return hostError('ERROR_TAX_CREDENTIAL_INVALID')
  if (verdict === 'ok') return undefined
  await undoAttempt(parts.database, business, now)
  return retryLater('ERROR_TAX_AUTHORITY_UNAVAILABLE', 30)
}
