import * as E from 'fp-ts/Either'
import * as Password from '#domain/identity/password.ts'
import { membersOf, saveCompany } from '../business/index.ts'
import { isCommonPassword, membershipStore } from '../identity/index.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'
import { randomPassword } from '../security/random-password.ts'
import { listed, typedEmail } from './members.ts'
import { displacedLines } from './verify-company.ts'
import { option, positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { TaxId, typedText, user } from './kinds.ts'
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
    password: option(typedText('CONTRASEÑA', 256), 'si falta, se inventa una y se muestra'),
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
  },
})

const whoIsMissing = async ({ database }: Needs<'database'>, taxId: OwnTaxId): Promise<string> => {
  const members = await membersOf(database, { email: undefined, taxId })
  return members.length === 0
    ? 'Falta --user.'
    : `Falta --user: indica a quién. Ya la tienen o la registraron: ${listed(members)}.`
}
