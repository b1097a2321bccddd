import * as E from 'fp-ts/Either'
import { announceTakeover, type Member, membersOf, verifyBusiness } from '../business/index.ts'
import { membershipStore } from '../identity/index.ts'
import { listed, typedEmail } from './members.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { TaxId, user } from './kinds.ts'
import type { OperatorServices } from './operator-services.ts'

/** Verifies a business for the user who claimed it, after the operator has checked the proof. */
export const companyVerify = command({
  name: 'company:verify',
  summary: 'Da por comprobado que una empresa es de quien la registró.',
  args: { taxId: positional(TaxId), user: user('de quien es; hace falta si la registraron varias personas') },
  run: async (services: OperatorServices, { taxId, user: of }) => {
    const { clock, database } = services
    const email = of === undefined ? E.right(undefined) : typedEmail(of)
    if (E.isLeft(email)) return email
    const done = await database.transaction(async (tx) => {
      if ((await membershipStore.verifiedBusiness(tx, taxId.country, taxId.identifier)) !== undefined)
        return E.left(`${taxId.identifier} ya está verificada.`)
      const all = await membersOf(tx, { email: undefined, taxId })
      const found = theOne(
        all,
        all.filter((member) => email.right === undefined || member.email === email.right),
      )
      if (E.isLeft(found)) return found
      const { businessId: id, businessName } = found.right
      const takeover = await verifyBusiness(tx, clock, { ...taxId, id }, 'OPERATOR', { actor: 'operator' })
      return takeover === undefined
        ? E.left(`${taxId.identifier} ya está verificada.`)
        : E.right({ businessName, email: found.right.email, takeover })
    })
    if (E.isLeft(done)) return done
    const { businessName, takeover } = done.right
    announceTakeover(services, takeover)
    return E.right([
      `Empresa verificada: ${businessName} (${taxId.identifier}), de ${done.right.email}`,
      ...displacedLines(takeover.displaced),
    ])
  },
})

/** The users who lost their claim, for the terminal. */
export const displacedLines = (displaced: ReadonlyArray<string>): ReadonlyArray<string> =>
  displaced.length === 0
    ? []
    : [`  La habían registrado sin demostrar que es suya, y ya no la tienen: ${displaced.join(', ')}`]

const theOne = (all: ReadonlyArray<Member>, meant: ReadonlyArray<Member>): E.Either<string, Member> => {
  const [member, ...others] = meant
  if (all.length === 0) return E.left('Nadie registró esa empresa. Agrégala con company:add.')
  if (member === undefined) return E.left(`Ese correo no registró la empresa. La registraron: ${listed(all)}.`)
  return others.length === 0
    ? E.right(member)
    : E.left(`Hay más de una posibilidad. Indica a quién con --user: ${listed(meant)}.`)
}
