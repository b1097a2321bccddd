import * as E from 'fp-ts/Either'
import * as Password from '#domain/identity/password.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { announceTakeover, lockTaxId, verifyBusiness } from '../business/ownership.ts'
import type { Queries } from '../database/database.ts'
import { isCommonPassword } from '../identity/common-passwords.ts'
import { revokeOneTimeCodes } from '../identity/one-time-code.ts'
import { endSessionsOf } from '../identity/session-store.ts'
import { accountOf, addMember, insertBusiness, saveBusiness, saveUser, verifiedBusiness } from '../identity/store.ts'
import { passwordChangedEmail } from '../mail/emails.ts'
import { notify } from '../notifications/notifications.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { listed, membersOf, typedEmail } from './members.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { OwnTaxId, RequestOf } from './operator-request.ts'
import { randomPassword } from '../security/random-password.ts'
import { displacedLines } from './verify-company.ts'

/** Creates or updates a company and a user who can sign in for it. The operator confirms the ownership. */
export const addCompany = async (
  services: OperatorServices,
  request: RequestOf<'company:add'>,
): Promise<CommandResult> => {
  if (request.user === undefined) return E.left(await whoIsMissing(services, request.taxId))
  const email = typedEmail(request.user)
  if (E.isLeft(email)) return email
  const password = request.password ?? randomPassword()
  if (E.isLeft(Password.parseNew(password)))
    return E.left(`La contraseña debe tener al menos ${Password.PASSWORD_MINIMUM} caracteres.`)
  if (await isCommonPassword(password))
    return E.left('Esa contraseña es de las más usadas y se adivina pronto. Elige otra.')
  const name = request.name.trim()
  if (name === '') return E.left('El nombre de la empresa no puede estar vacío.')
  const known = await verifiedBusiness(services.database, request.taxId.country, request.taxId.identifier)
  const { displaced } = await saveCompany(services, {
    taxId: request.taxId,
    name,
    address: known?.address,
    email: email.right,
    userName: request.userName?.trim() || name,
    password,
  })
  const others = (await membersOf(services.database, { email: undefined, taxId: request.taxId })).filter(
    (member) => member.email !== email.right,
  )
  return E.right([
    `${known === undefined ? 'Empresa agregada' : 'Empresa actualizada'}: ${name} (${request.taxId.identifier})`,
    `  Correo:     ${email.right}`,
    `  Contraseña: ${password}`,
    ...(others.length === 0 ? [] : [`  También la tienen: ${others.map((member) => member.email).join(', ')}`]),
    ...displacedLines(displaced),
  ])
}

const whoIsMissing = async ({ database }: OperatorServices, taxId: OwnTaxId): Promise<string> => {
  const members = await membersOf(database, { email: undefined, taxId })
  return members.length === 0
    ? 'Falta --user.'
    : `Falta --user: indica a quién. Ya la tienen o la registraron: ${listed(members)}.`
}

export interface NewCompany {
  readonly taxId: OwnTaxId
  readonly name: string
  readonly address: string | undefined
  /** Address of the user. */
  readonly email: string
  readonly userName: string
  readonly password: string
}

export interface SavedCompany {
  readonly businessId: BusinessId
  /** The addresses of users who lost their claim. */
  readonly displaced: ReadonlyArray<string>
}

type Services = Pick<OperatorServices, 'clock' | 'database' | 'live' | 'mail' | 'passwords' | 'publicAddress'>

/**
 * Saves the company with its user; an existing account is retained, gets the password, is notified and has to sign in
 * again. Its mailed links are revoked.
 */
export const saveCompany = async (services: Services, company: NewCompany): Promise<SavedCompany> => {
  const { clock, database, live, mail, passwords, publicAddress } = services
  const { address, email, name, taxId, userName } = company
  const passwordHash = await passwords.hash(company.password)
  const { businessId, ended, isKnown, takeover } = await database.transaction(async (tx) => {
    const isKnown = (await accountOf(tx, email)) !== undefined
    const userId = await saveUser(tx, { email, name: userName, phone: undefined, passwordHash })
    const businessId = await businessOf(tx, company)
    const takeover = await verifyBusiness(tx, clock, { ...taxId, id: businessId }, 'OPERATOR', { actor: 'operator' })
    await saveBusiness(tx, businessId, { name, address, email })
    await addMember(tx, userId, businessId)
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
    (await verifiedBusiness(tx, country, identifier))?.id ??
    claim?.businessId ??
    (await insertBusiness(tx, country, identifier, name))
  )
}
