import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { appendAuditEntry, type AuditEntry } from '../audit/audit-log.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'
import { endSessionsOf, membershipStore } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Email, Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { markVerified } from './store.ts'

/** How the ownership of a business was proven. */
export type Proof = 'CREDENTIAL' | 'OPERATOR'

export interface Claim {
  readonly id: BusinessId
  readonly country: Country
  readonly identifier: string
}

/** The caller acts on it after the commit. */
export interface Takeover {
  readonly endedSessions: ReadonlyArray<string>
  readonly emails: ReadonlyArray<Email>
  /** The addresses of the users who lost their claim. */
  readonly displaced: ReadonlyArray<string>
}

const NOTHING_TAKEN: Takeover = { endedSessions: [], emails: [], displaced: [] }

/** Claims and proofs of one tax id take their turns until the transaction ends. */
export const lockTaxId = async (tx: Queries, country: Country, identifier: string): Promise<void> => {
  await execute(tx, sql`select pg_advisory_xact_lock(hashtext(${`business:${country}:${identifier}`}))`)
}

/**
 * Makes a claim the verified business of its tax id. Other claimants lose their claim and their sessions in it, and are
 * notified; no data are merged. Undefined when another business of the tax id is verified already.
 */
export const verifyBusiness = async (
  tx: Queries,
  clock: Clock,
  claim: Claim,
  proof: Proof,
  entry: Pick<AuditEntry, 'actor' | 'userId' | 'requestId'>,
): Promise<Takeover | undefined> => {
  const { country, identifier } = claim
  await lockTaxId(tx, country, identifier)
  const verified = await membershipStore.verifiedBusiness(tx, country, identifier)
  if (verified !== undefined) return verified.id === claim.id ? NOTHING_TAKEN : undefined
  const now = new Date(clock.now())
  await markVerified(tx, claim.id, proof, now)
  await appendAuditEntry(tx, clock, { ...entry, businessId: claim.id, action: 'business verified', detail: { proof } })
  return endOtherClaims(tx, clock, claim, entry)
}

/** Closes the websockets of the ended sessions and notifies users who lost a claim by mail. */
export const announceTakeover = (
  services: { readonly live: Live; readonly mail: Mail },
  { endedSessions, emails }: Takeover,
): void => {
  for (const session of endedSessions) services.live.closeSession(session)
  sendNotification(services, emails)
}

const endOtherClaims = async (
  tx: Queries,
  clock: Clock,
  { country, id: claimed, identifier }: Claim,
  entry: Pick<AuditEntry, 'actor' | 'userId' | 'requestId'>,
): Promise<Takeover> => {
  const others = (await claimantsOf(tx, country, identifier)).filter(({ businessId }) => businessId !== claimed)
  const endedSessions: Array<string> = []
  const emails: Array<Email> = []
  for (const { businessId, userId } of others) {
    await membershipStore.removeMember(tx, userId, businessId)
    endedSessions.push(...(await endSessionsOf(tx, userId, { businessId })))
    emails.push(...(await notify(tx, clock, { userId }, { kind: 'BusinessClaimLost', identifier })))
    await appendAuditEntry(tx, clock, { ...entry, businessId, action: 'claim ended', detail: { claimant: userId } })
  }
  return { endedSessions, emails, displaced: others.map(({ email }) => email) }
}

const Claimant = rowCodec('Claimant', { userId: id<'User'>(), businessId: id<'Business'>(), email: text })

/** Users with an unverified business of the tax id, the oldest claim first. */
const claimantsOf = (tx: Queries, country: Country, identifier: string) =>
  rows(
    tx,
    Claimant,
    sql`select m.user_id as "userId", m.business_id as "businessId", u.email
      from business b join membership m on m.business_id = b.id join app_user u on u.id = m.user_id
      where b.country = ${country} and b.identifier = ${identifier} and b.verified_at is null order by b.id, u.id`,
  )
