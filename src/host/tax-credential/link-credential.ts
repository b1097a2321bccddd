import * as E from 'fp-ts/Either'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import type { GeneralError } from '#wire/error-codes.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { announceTakeover, verifyBusiness } from '../business/index.ts'
import type { CallTo, Handler, UseCase } from '../http/call.ts'
import { hostError, retryLater, type HostError } from '../http/host-error.ts'
import type { Jobs } from '../jobs/jobs.port.ts'
import { queueRefresh } from '../jobs/refresh-queue.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Vault } from '../security/vault.ts'
import type { TaxAuthority } from '../tax-authority/index.ts'
import { clearAttempts, credentialOf, recordAttempt, saveCredential, undoAttempt } from './store.ts'

export interface LinkServices {
  readonly clock: Clock
  readonly jobs: Jobs
  readonly live: Live
  readonly mail: Mail
  readonly taxAuthority: TaxAuthority
  readonly vault: Vault
}

/** Wrong passwords that one business, or all who claim one tax id, may try in an hour. */
const TRIES_PER_HOUR = 3

/** Keeps the password, which verifies the business, and reads its documents. */
export const linkCredential: Handler<LinkServices, 'taxLink'> = async (services, call) => {
  const { afterCommit, body, business, session, requestId } = call
  const error = await checkPassword(services, call)
  if (error !== undefined) return E.left(error)
  const sealed = services.vault.seal(body.password, business.id)
  const entry = { actor: session.user.email, userId: session.user.id, requestId }
  return call.transaction(async (tx) => {
    const takeover = await verifyBusiness(tx, services.clock, business, 'CREDENTIAL', entry)
    if (takeover === undefined) return E.left(hostError('ERROR_BUSINESS_IDENTIFIER_TAKEN'))
    await saveCredential(tx, business.id, business.identifier, sealed)
    await clearAttempts(tx, business)
    const linked = { ...entry, businessId: business.id }
    await appendAuditEntry(tx, services.clock, { ...linked, action: 'tax credential linked' })
    afterCommit(() => announceTakeover(services, takeover))
    afterCommit(() => services.jobs.enqueue(business.id))
    return E.right(undefined)
  })
}

/** Only the account of the business itself is accepted: another's documents would not be its own. */
const checkPassword = async (
  services: LinkServices,
  { body: { identifier: typed, password }, business, transaction }: CallTo<'taxLink'>,
): Promise<HostError<ErrorsOf<typeof endpoints.taxLink> | GeneralError> | undefined> => {
  const identifier = parseOwnTaxId(business.country, typed)
  if (E.isLeft(identifier) || identifier.right !== business.identifier) return hostError('ERROR_TAX_CREDENTIAL_INVALID')
  const now = services.clock.now()
  const nextTry = await transaction(async (tx) => E.right(await recordAttempt(tx, business, TRIES_PER_HOUR, now)))
  if (E.isLeft(nextTry)) return nextTry.left
  if (nextTry.right !== undefined) return retryLater('ERROR_AUTH_TOO_MANY_ATTEMPTS', (nextTry.right - now) / 1000)
  const verdict = await services.taxAuthority.verify(business.country, business.identifier, password)
  if (verdict === 'wrong') return hostError('ERROR_TAX_CREDENTIAL_INVALID')
  if (verdict === 'ok') return undefined
  await transaction(async (tx) => E.right(await undoAttempt(tx, business, now)))
  return retryLater('ERROR_TAX_AUTHORITY_UNAVAILABLE', 30)
}

export const refreshDocuments: UseCase<Pick<LinkServices, 'clock' | 'jobs'>, 'taxRefresh'> = async (
  { clock, jobs },
  tx,
  call,
) => {
  const { afterCommit, business } = call
  const now = clock.now()
  const credential = await credentialOf(tx, business.id)
  if (credential?.isActive !== true) return E.left(hostError('ERROR_TAX_CREDENTIAL_INVALID'))
  const nextTry = await queueRefresh(tx, business.id, now)
  if (nextTry !== undefined) return E.left(retryLater('ERROR_RATE_LIMITED', (nextTry - now) / 1000))
  await appendAuditEntry(tx, clock, { ...actingUser(call), action: 'tax refresh requested' })
  afterCommit(() => jobs.enqueue(business.id))
  return E.right(undefined)
}
