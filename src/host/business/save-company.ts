import * as E from 'fp-ts/Either'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Role } from '#domain/team/role.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database, Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
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
  /** An account that exists gets the password too, as that of a sample company does. Otherwise it keeps its own, and its name. */
  readonly renewsPassword: boolean
  /** Needed for a new member of a company that has an owner. */
  readonly role: Role | undefined
}

/** `RoleMissing`: the company has an owner, and the role of a new member is not said. `OwnerMissing`: its first member would be no owner. */
export type SaveCompanyError = 'OwnerMissing' | 'RoleMissing'

export interface SavedCompany {
  readonly businessId: BusinessId
  /** The account existed and kept its password. */
  readonly keptPassword: boolean
  /** The role that the user got; undefined for one who was a member. */
  readonly joinedAs: Role | undefined
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
 * Saves the company with its user, who becomes a member. A new password of an existing account is notified, ends its sessions and revokes its mailed
 * links. Nothing is saved with an error.
 */
export const saveCompany = async (
  services: Services,
  company: NewCompany,
): Promise<E.Either<SaveCompanyError, SavedCompany>> => {
  const { clock, database, live, mail, passwords, publicAddress } = services
  const { address, email, name, taxId, userName } = company
  const passwordHash = await passwords.hash(company.password)
  const saved = await database.transaction(async (tx) => {
    const known = await identityStore.accountOf(tx, email)
    const renews = known === undefined || company.renewsPassword
    const businessId = await businessOf(tx, company)
    await lockBusiness(tx, businessId)
    const joinedAs = await roleToJoin(tx, businessId, known?.user.id, company.role)
    if (E.isLeft(joinedAs)) return joinedAs
    const userId = renews
      ? await identityStore.saveUser(tx, { email, name: userName, phone: undefined, passwordHash })
      : known.user.id
    const takeover = await verifyBusiness(tx, clock, { ...taxId, id: businessId }, 'OPERATOR', { actor: 'operator' })
    await saveBusiness(tx, businessId, { name, address, email })
    if (joinedAs.right !== undefined) await membershipStore.joinAs(tx, userId, businessId, joinedAs.right)
    if (renews) await revokeOneTimeCodes(tx, 'RESET', userId)
    const ended = renews ? await endSessionsOf(tx, userId) : []
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      userId,
      businessId,
      action: 'company added',
      detail: {
        member: userId,
        password: known === undefined ? 'given' : renews ? 'replaced' : 'kept',
        sessions: ended.length,
        ...(joinedAs.right === undefined ? {} : { after: joinedAs.right }),
      },
    })
    const isReplaced = known !== undefined && renews
    if (isReplaced) await notify(tx, clock, { userId }, { kind: 'PasswordChanged' })
    return E.right({ businessId, ended, isReplaced, joinedAs: joinedAs.right, renews, takeover })
  })
  if (E.isLeft(saved)) return saved
  const { businessId, ended, isReplaced, joinedAs, renews, takeover } = saved.right
  if (isReplaced) mail.enqueue(async () => passwordChangedEmail(email, publicAddress()))
  for (const session of ended) live.closeSession(session)
  live.publish({ type: 'profile', businessId })
  if (takeover !== undefined) announceTakeover(services, takeover)
  return E.right({ businessId, joinedAs, keptPassword: !renews, displaced: takeover?.displaced ?? [] })
}

/** The role of a user who becomes a member; undefined for one who is. */
const roleToJoin = async (
  tx: Queries,
  businessId: BusinessId,
  userId: UserId | undefined,
  role: Role | undefined,
): Promise<E.Either<SaveCompanyError, Role | undefined>> => {
  const member = userId && (await membershipStore.companyOfMember(tx, userId, businessId))
  if (member !== undefined) return E.right(undefined)
  if (await membershipStore.hasOwner(tx, businessId)) return role === undefined ? E.left('RoleMissing') : E.right(role)
  return role === undefined || role === 'OWNER' ? E.right('OWNER') : E.left('OwnerMissing')
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
