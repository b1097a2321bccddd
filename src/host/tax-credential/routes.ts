import * as E from 'fp-ts/Either'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { announceTakeover, verifyBusiness } from '../business/ownership.ts'
import { later, refused, type HostError } from '../http/host-error.ts'
import { serveTenant, type Route } from '../http/serve.ts'
import type { Business } from '../identity/session.ts'
import type { HostParts } from '../parts.ts'
import { writeTrail } from '../trail.ts'
import { countTry, forgiveTries, saveCredential, takeBackTry, taxStatusOf } from './store.ts'

/** Wrong passwords that one business, or all who claim one tax id, may try in an hour. */
const TRIES_PER_HOUR = 3

export const taxCredentialRoutes = (parts: HostParts): ReadonlyArray<Route> => [
  serveTenant(parts, endpoints.taxCheck, async ({ business }) => E.right(await taxStatusOf(parts.database, business.id))),

  serveTenant(parts, endpoints.taxLink, async ({ body, business, session, requestId }) => {
    const refusal = await judge(parts, business, body.user, body.password)
    if (refusal !== undefined) return E.left(refusal)
    const sealed = parts.vault.seal(body.password, business.id)
    const deed = { actor: session.user.email, userId: session.user.id, requestId }
    const takeover = await parts.database.transaction(async (tx) => {
      const taken = await verifyBusiness(tx, parts.clock, business, 'CREDENTIAL', deed)
      if (taken === undefined) return undefined
      await saveCredential(tx, business.id, business.identifier, sealed)
      await forgiveTries(tx, business)
      await writeTrail(tx, parts.clock, { ...deed, businessId: business.id, action: 'tax credential linked' })
      return taken
    })
    if (takeover === undefined) return E.left(refused('ERROR_BUSINESS_IDENTIFIER_TAKEN'))
    announceTakeover(parts, takeover)
    parts.jobs.enqueue(business.id)
    return E.right({})
  }),
]

/** Only the business's own account will do: another's documents would not be its own. */
const judge = async (parts: HostParts, business: Business, user: string, password: string): Promise<HostError | undefined> => {
  const identifier = parseOwnTaxId(business.country, user)
  if (E.isLeft(identifier) || identifier.right !== business.identifier) return refused('ERROR_TAX_CREDENTIAL_INVALID')
  const now = parts.clock.now()
  const nextTry = await parts.database.transaction((tx) => countTry(tx, business, TRIES_PER_HOUR, now))
  if (nextTry !== undefined) return later('ERROR_AUTH_TOO_MANY_ATTEMPTS', (nextTry - now) / 1000)
  const verdict = await parts.taxAuthority.verify(business.country, business.identifier, password)
  if (verdict === 'wrong') return refused('ERROR_TAX_CREDENTIAL_INVALID')
  if (verdict === 'ok') return undefined
  await takeBackTry(parts.database, business, now)
  return later('ERROR_TAX_AUTHORITY_UNAVAILABLE', 30)
}
