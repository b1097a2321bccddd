import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { CODE_SECONDS, issueCode } from '../sudo/code.ts'
import { writeTrail } from '../trail.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { RequestOf } from './operator-request.ts'

type Request = RequestOf<'impersonate'>

/** Gives an operator a link that opens an account once, as its user. */
export const impersonate = async (parts: OperatorParts, request: Request): Promise<Done> => {
  const operator = request.operator.normalize('NFC').trim()
  if (!NAME.test(operator)) return E.left('El nombre de quien ingresa debe tener entre 1 y 100 letras.')
  const { clock, database } = parts
  return database.transaction(async (tx) => {
    const found = await memberIn(tx, request)
    if (found === undefined) return E.left('No existe esa empresa, o ese correo no tiene una.')
    const { businessId, email, name, userId } = found
    const code = await issueCode(tx, clock, { businessId, operator, userId })
    await writeTrail(tx, clock, { actor: 'operator', operator, userId, businessId, action: 'impersonation issued' })
    return E.right([
      `Para ingresar como ${email} (${name}), una sola vez y en los próximos ${CODE_SECONDS / 60} minutos:`,
      `${parts.publicAddress()}/impersonate/${code}`,
    ])
  })
}

/** Letters and what stands between them in names; nothing that could pass for something else on a screen. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’@()-]{1,100}$/u

interface Member {
  readonly userId: UserId
  readonly businessId: BusinessId
  readonly email: string
  readonly name: string
}

/** The first who belongs to the company, or whoever has the address, for the first company that is theirs. */
const memberIn = async (tx: Queries, { email, taxId }: Request): Promise<Member | undefined> => {
  const parsed = email === undefined ? undefined : Email.parse(email)
  if ((parsed === undefined && taxId === undefined) || (parsed !== undefined && E.isLeft(parsed))) return undefined
  const [row] = await tx.query<{ user_id: number; business_id: number; email: string; name: string }>(
    `select u.id as user_id, b.id as business_id, u.email, b.name from membership m
     join app_user u on u.id = m.user_id join business b on b.id = m.business_id
     where ($1::text is null or u.email = $1) and ($2::text is null or (b.country = $2 and b.identifier = $3))
     order by b.id, u.id limit 1`,
    [parsed === undefined ? null : Email.keyOf(parsed.right), taxId?.country ?? null, taxId?.identifier ?? null],
  )
  return row && { userId: String(row.user_id) as UserId, businessId: String(row.business_id) as BusinessId, email: row.email, name: row.name }
}
