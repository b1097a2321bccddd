import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { type Member, membersOf } from '../business/index.ts'
import { CODE_SECONDS, issueImpersonationCode } from '../impersonation/index.ts'
import { listed, typedEmail } from './members.ts'
import { option, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { TaxId, typedText, user } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Creates a single-use impersonation link for an operator. */
export const impersonate = command({
  name: 'impersonate',
  summary: 'Da un enlace de un solo uso para ingresar como una empresa; todo queda en el registro.',
  args: {
    company: option(TaxId, 'la empresa; hace falta si la persona tiene varias'),
    user: user('de la persona; hace falta si la empresa tiene varias'),
    operator: requiredOption(typedText('NOMBRE', 200), 'de quien ingresa: la empresa lo verá'),
  },
  check: ({ company, user: of }) =>
    company === undefined && of === undefined ? 'Falta --company o --user.' : undefined,
  run: async (services: Needs<'clock' | 'database' | 'publicAddress'>, request) => {
    const operator = request.operator.normalize('NFC').trim()
    if (!NAME.test(operator)) return E.left('El nombre de quien ingresa debe tener entre 1 y 100 letras.')
    const email = request.user === undefined ? E.right(undefined) : typedEmail(request.user)
    if (E.isLeft(email)) return email
    const { clock, database } = services
    return database.transaction(async (tx) => {
      const found = theOne(await membersOf(tx, { email: email.right, taxId: request.company }))
      if (E.isLeft(found)) return found
      const { businessId, businessName, userId } = found.right
      const code = await issueImpersonationCode(tx, clock, { businessId, operator, userId })
      await appendAuditEntry(tx, clock, {
        actor: 'operator',
        operator,
        userId,
        businessId,
        action: 'impersonation issued',
      })
      return E.right([
        `Para ingresar como ${found.right.email} (${businessName}), una sola vez y en los próximos ${CODE_SECONDS / 60} minutos:`,
        `${services.publicAddress()}/impersonate/${code}`,
      ])
    })
  },
})

/** Letters and punctuation of names; excludes characters that could imitate other text on a screen. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’@()-]{1,100}$/u

/** Rejects an ambiguous choice of members, and lists them. */
const theOne = (members: ReadonlyArray<Member>): E.Either<string, Member> => {
  const [member, ...others] = members
  if (member === undefined) return E.left('No existe esa empresa, o ese correo no tiene una.')
  if (others.length === 0) return E.right(member)
  return E.left(`Hay más de una posibilidad. Indica a quién con --user y la empresa con --company: ${listed(members)}.`)
}
