import type { BusinessId } from '#domain/kernel/id.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database, Queries } from '../database/database.ts'
import { endSessionsOf, identityStore, membershipStore, revokeOneTimeCodes } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'
import type { Live } from '../live/live.port.ts'
import { passwordChangedEmail } from '../mail/emails.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify } from '../notifications/index.ts'
import type { Passwords } from '../security/password-hash.ts'
import { membersOf } from './members.ts'
import { announceTakeover, lockTaxId, verifyBusiness } from './ownership.ts'
import { insertBusiness, saveBusiness } from './store.ts'

export interface NewCompany {
  readonly taxId: OwnTaxId
  readonly name: string
  readonly address: string | undefined
  /** The address with which the user signs in. */
  readonly email: string
  readonly userName: string
  readonly password: string
}

export interface SavedCompany {
  readonly businessId: BusinessId
  /** The addresses of users who lost their claim. */
  readonly displaced: ReadonlyArray<string>
}

interface Services {
  readonly clock: Clock
  readonly database: Database
  readonly live: Live
  readonly mail: Mail
  readonly passwords: Passwords
  readonly publicAddress: () => string
}

/**
 * Saves the company with its user; an existing account is retained, gets the password, is notified and has to sign in
 * again. Its mailed links are revoked.
 */
export const saveCompany = async (services: Services, company: NewCompany): Promise<SavedCompany> => {
  const { clock, database, live, mail, passwords, publicAddress } = services
  const { address, email, name, taxId, userName } = company
  const passwordHash = await passwords.hash(company.password)
  const { businessId, ended, isKnown, takeover } = await database.transaction(async (tx) => {
    const isKnown = (await identityStore.accountOf(tx, email)) !== undefined
    const userId = await identityStore.saveUser(tx, { email, name: userName, phone: undefined, passwordHash })
    const businessId = await businessOf(tx, company)
    const takeover = await verifyBusiness(tx, clock, { ...taxId, id: businessId }, 'OPERATOR', { actor: 'operator' })
    await saveBusiness(tx, businessId, { name, address, email })
    await membershipStore.addMember(tx, userId, businessId)
    await revokeOneTimeCodes(tx, 'RESET', userId)
    const ended = await endSessionsOf(tx, userId)
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      userId,
      businessId,
      action: 'company added',
      detail: { password: isKnown ? 'replaced' : 'given', sessions: ended.length },
    })
    if (isKnown) await notify(tx, clock, { userId }, { kind: 'PasswordChanged' })
    return { businessId, ended, isKnown, takeover }
  })
  if (isKnown) mail.enqueue(async () => passwordChangedEmail(email, publicAddress()))
  for (const session of ended) live.closeSession(session)
  live.publish({ type: 'profile', businessId })
  if (takeover !== undefined) announceTakeover(services, takeover)
  return { businessId, displaced: takeover?.displaced ?? [] }
}

/** The verified business of the tax id, or the user's claim, or a new one. */
const businessOf = async (tx: Queries, { email, name, taxId }: NewCompany): Promise<BusinessId> => {
  const { country, identifier } = taxId
  await lockTaxId(tx, country, identifier)
  const [claim] = await membersOf(tx, { email, taxId })
  return (
    (await membershipStore.verifiedBusiness(tx, country, identifier))?.id ??
    claim?.businessId ??
    (await insertBusiness(tx, country, identifier, name))
  )
}
