import * as E from 'fp-ts/Either'
import { roleName } from '#domain/labels/role-names.ts'
import type { Role } from '#domain/team/role.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'
import { changeMemberAsOperator, teamOf, type OperatorTeamError } from '../team/index.ts'
import { positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { RoleName, TaxId, typedText } from './kinds.ts'
import { companyOf, typedEmail } from './members.ts'
import type { Needs } from './operator-services.ts'

type TeamNeeds = Needs<'clock' | 'database' | 'live' | 'mail'>

const member = requiredOption(typedText('CORREO', 254), 'de la persona, con el que ingresa')

const SENTENCES: Readonly<Record<OperatorTeamError, string>> = {
  Unknown: 'Ese correo no tiene acceso a la empresa. Las personas que lo tienen: member:list.',
  LastOwner: 'La empresa quedaría sin dueño. Da primero la propiedad a otra persona: owner:transfer.',
}

const change = async (
  services: TeamNeeds,
  taxId: OwnTaxId,
  user: string,
  to: Role | undefined,
): Promise<E.Either<string, ReadonlyArray<string>>> => {
  const email = typedEmail(user)
  if (E.isLeft(email)) return email
  const company = await companyOf(services.database, taxId)
  if (E.isLeft(company)) return company
  const business = company.right
  const done = await changeMemberAsOperator(services, business, email.right, to)
  if (E.isLeft(done)) return E.left(SENTENCES[done.left])
  const now = to === undefined ? 'ya no tiene acceso' : `ahora es ${roleName(business.country, to)}`
  return E.right([`${business.name}: ${email.right} ${now}`])
}

/** The members of a company with their roles. */
export const memberList = command({
  name: 'member:list',
  summary: 'Muestra las personas de una empresa y su rol.',
  args: { taxId: positional(TaxId) },
  run: async ({ database }: Needs<'database'>, { taxId }) => {
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const { country, id } = company.right
    const members = await teamOf(database, id)
    return E.right(members.map(({ email, role }) => `${email}  ${roleName(country, role)} (${role})`))
  },
})

/** Gives a member another role, for a company whose members cannot. */
export const memberRole = command({
  name: 'member:role',
  summary: 'Cambia el rol de una persona en una empresa y avisa a todas.',
  args: { taxId: positional(TaxId), user: member, role: requiredOption(RoleName, 'el nuevo rol') },
  run: (services: TeamNeeds, { role, taxId, user }) => change(services, taxId, user, role),
})

/** Ends the access of a member, for a company whose members cannot. */
export const memberRemove = command({
  name: 'member:remove',
  summary: 'Quita el acceso de una persona a una empresa y avisa a todas.',
  args: { taxId: positional(TaxId), user: member },
  run: (services: TeamNeeds, { taxId, user }) => change(services, taxId, user, undefined),
})

/** Makes a member an owner too. */
export const ownerTransfer = command({
  name: 'owner:transfer',
  summary: 'Hace dueña de una empresa a una persona que ya tiene acceso, y avisa a todas.',
  args: { taxId: positional(TaxId), user: member },
  run: (services: TeamNeeds, { taxId, user }) => change(services, taxId, user, 'OWNER'),
})
