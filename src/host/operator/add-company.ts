import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { isCommonPassword } from '../identity/common-passwords.ts'
import { voidLinks } from '../identity/mailed-link.ts'
import { endSessionsOf } from '../identity/session-store.ts'
import { accountOf, addMember, businessBy, saveBusiness, saveUser } from '../identity/store.ts'
import { passwordChangedLetter } from '../mail/letters.ts'
import { notify } from '../shell/notifications.ts'
import { writeTrail } from '../trail.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { OwnTaxId, RequestOf } from './operator-request.ts'
import { randomPassword } from './random-password.ts'

/** Creates a company and a person who can sign in for it, or brings both up to date. */
export const addCompany = async (parts: OperatorParts, request: RequestOf<'company:add'>): Promise<Done> => {
  const email = Email.parse(request.email)
  if (E.isLeft(email)) return E.left(`${request.email} no es un correo válido.`)
  const password = request.password ?? randomPassword()
  if (E.isLeft(Password.parseNew(password))) return E.left(`La contraseña debe tener al menos ${Password.PASSWORD_MINIMUM} caracteres.`)
  if (await isCommonPassword(password)) return E.left('Esa contraseña es de las más usadas y se adivina pronto. Elige otra.')
  const name = request.name.trim()
  if (name === '') return E.left('El nombre de la empresa no puede estar vacío.')
  const known = await businessBy(parts.database, request.taxId.country, request.taxId.identifier)
  await saveCompany(parts, {
    taxId: request.taxId, name, address: known?.address, email: Email.keyOf(email.right),
    userName: request.userName?.trim() || name, password,
  })
  return E.right([
    `${known === undefined ? 'Empresa agregada' : 'Empresa actualizada'}: ${name} (${request.taxId.identifier})`,
    `  Correo:     ${Email.keyOf(email.right)}`,
    `  Contraseña: ${password}`,
  ])
}

export interface NewCompany {
  readonly taxId: OwnTaxId
  readonly name: string
  readonly address: string | undefined
  /** Of the company and of its user. */
  readonly email: string
  readonly userName: string
  readonly password: string
}

type Parts = Pick<OperatorParts, 'clock' | 'database' | 'live' | 'mail' | 'passwords' | 'publicAddress'>

/**
 * The company with its user; whoever had the address keeps the account, gets the password, is told so and has to sign in with
 * it. Links that were mailed to choose another are good no more.
 */
export const saveCompany = async (parts: Parts, company: NewCompany): Promise<BusinessId> => {
  const { clock, database, live, mail, passwords, publicAddress } = parts
  const { address, email, name, taxId, userName } = company
  const passwordHash = await passwords.hash(company.password)
  const { businessId, ended, isKnown } = await database.transaction(async (tx) => {
    const isKnown = (await accountOf(tx, email)) !== undefined
    const userId = await saveUser(tx, { email, name: userName, phone: undefined, passwordHash })
    const businessId = await saveBusiness(tx, { ...taxId, name, address, email })
    await addMember(tx, userId, businessId)
    await voidLinks(tx, 'RESET', userId)
    const ended = await endSessionsOf(tx, userId)
    await writeTrail(tx, clock, {
      actor: 'operator', userId, businessId, action: 'company added', detail: { password: isKnown ? 'replaced' : 'given', sessions: ended.length },
    })
    if (isKnown) await notify(tx, clock, { userId }, { kind: 'PasswordChanged' })
    return { businessId, ended, isKnown }
  })
  if (isKnown) mail.post(async () => passwordChangedLetter(email, publicAddress()))
  for (const session of ended) live.endSession(session)
  return businessId
}
