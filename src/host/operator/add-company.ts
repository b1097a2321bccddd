import * as E from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import { roleName } from '#domain/labels/role-names.ts'
import * as Password from '#domain/identity/password.ts'
import { membersOf, type SaveCompanyError, saveCompany } from '../business/index.ts'
import { isCommonPassword, membershipStore } from '../identity/index.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'
import { addedByOperatorEmail, teamOf } from '../team/index.ts'
import { randomPassword } from '../security/random-password.ts'
import { listed, typedEmail } from './members.ts'
import { displacedLines } from './verify-company.ts'
import { option, positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { RoleName, TaxId, typedText, user } from './kinds.ts'
import type { Needs, OperatorServices } from './operator-services.ts'

/** Creates or updates a company and a user who can sign in for it. The operator confirms the ownership. */
export const companyAdd = command({
  name: 'company:add',
  summary: 'Crea una empresa verificada y su usuario, o los actualiza, y muestra con qué se ingresa.',
  args: {
    taxId: positional(TaxId),
    name: requiredOption(typedText('NOMBRE', 200), 'razón social'),
    user: {
      ...user('de la persona que la tendrá, con el que ingresa; quien la registró sin demostrar que es suya la pierde'),
      syntax: () => '--user CORREO',
    },
    userName: option(typedText('NOMBRE', 200), 'de la persona; si falta, el de la empresa'),
    password: option(
      typedText('CONTRASEÑA', 256),
      'de una cuenta nueva; si falta, se inventa una y se muestra. Una cuenta que existe conserva la suya',
    ),
    role: option(RoleName, 'de la persona, si la empresa ya tiene dueño'),
  },
  run: async (services: OperatorServices, request) => {
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
    const known = await membershipStore.verifiedBusiness(
      services.database,
      request.taxId.country,
      request.taxId.identifier,
    )
    const saved = await saveCompany(services, {
      taxId: request.taxId,
      name,
      address: known?.address,
      email: email.right,
      userName: request.userName?.trim() || name,
      password,
      renewsPassword: false,
      role: request.role,
    })
    if (E.isLeft(saved)) return E.left(SENTENCES[saved.left])
    const { businessId, displaced, joinedAs, keptPassword } = saved.right
    const others = (await membersOf(services.database, { email: undefined, taxId: request.taxId })).filter(
      (member) => member.email !== email.right,
    )
    if (joinedAs !== undefined && others.length > 0)
      await tellAll(services, businessId, name, { email: email.right, role: roleName(request.taxId.country, joinedAs) })
    return E.right([
      `${known === undefined ? 'Empresa agregada' : 'Empresa actualizada'}: ${name} (${request.taxId.identifier})`,
      `  Correo:     ${email.right}`,
      keptPassword ? '  Contraseña: la que ya usa; no cambió' : `  Contraseña: ${password}`,
      ...(joinedAs === undefined ? [] : [`  Rol:        ${roleName(request.taxId.country, joinedAs)}`]),
      ...(others.length === 0 ? [] : [`  También la tienen: ${others.map((member) => member.email).join(', ')}`]),
      ...displacedLines(displaced),
    ])
  },
})

/** All members learn who joined. */
const tellAll = async (
  { database, live, mail }: Needs<'database' | 'live' | 'mail'>,
  businessId: BusinessId,
  company: string,
  added: { readonly email: string; readonly role: string },
): Promise<void> => {
  const all = await teamOf(database, businessId)
  const person = all.find(({ email }) => email === added.email)?.name || added.email
  for (const { email } of all) mail.enqueue(async () => addedByOperatorEmail(email, company, person, added.role))
  live.publish({ type: 'team', businessId })
}

const SENTENCES: Readonly<Record<SaveCompanyError, string>> = {
  RoleMissing:
    'La empresa ya tiene dueño. Indica con --role qué podrá hacer la persona; los roles: OWNER, ADMIN, PREPARER, APPROVER, READER.',
  OwnerMissing: 'La empresa no tiene dueño: la primera persona lo es. Quita --role.',
}

const whoIsMissing = async ({ database }: Needs<'database'>, taxId: OwnTaxId): Promise<string> => {
  const members = await membersOf(database, { email: undefined, taxId })
  return members.length === 0
    ? 'Falta --user.'
    : `Falta --user: indica a quién. Ya la tienen o la registraron: ${listed(members)}.`
}
