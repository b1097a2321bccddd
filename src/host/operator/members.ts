import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { OwnTaxId } from './operator-request.ts'

/** A member of a business, verified or only claimed. */
export interface Member extends OwnTaxId {
  readonly userId: UserId
  readonly businessId: BusinessId
  readonly email: string
  readonly businessName: string
  readonly isVerified: boolean
}

/** Of a tax id, of a user, or of both. Where a business of the tax id is verified, its members alone. */
export const membersOf = async (
  queries: Queries,
  { email, taxId }: { readonly email: string | undefined; readonly taxId: OwnTaxId | undefined },
): Promise<ReadonlyArray<Member>> => {
  const rows = await queries.query<MemberRow>(
    `select u.id as user_id, b.id as business_id, u.email, b.name, b.country, b.identifier, b.verified_at is not null as is_verified
     from membership m join app_user u on u.id = m.user_id join business b on b.id = m.business_id
     where ($1::text is null or u.email = $1) and ($2::text is null or (b.country = $2 and b.identifier = $3))
       and (b.verified_at is not null or not exists (
         select 1 from business v where v.country = b.country and v.identifier = b.identifier and v.verified_at is not null))
     order by b.id, u.id`,
    [email ?? null, taxId?.country ?? null, taxId?.identifier ?? null],
  )
  return rows.map((row) => ({
    userId: String(row.user_id) as UserId,
    businessId: String(row.business_id) as BusinessId,
    email: row.email,
    businessName: row.name,
    country: row.country,
    identifier: row.identifier,
    isVerified: row.is_verified,
  }))
}

/** The address under which an account is kept, of one that an operator typed. */
export const typedEmail = (text: string): E.Either<string, string> => {
  const email = Email.parse(text)
  return E.isLeft(email) ? E.left(`${text} no es un correo válido.`) : E.right(Email.keyOf(email.right))
}

/** One line for each, to choose from. */
export const listed = (members: ReadonlyArray<Member>): string =>
  members
    .map(
      ({ businessName, email, identifier, isVerified }) =>
        `${email} (${businessName}, ${identifier}${isVerified ? '' : ', sin verificar'})`,
    )
    .join('; ')

export const notVerified = ({ identifier }: OwnTaxId): string =>
  `No hay ninguna empresa verificada con ${identifier}. Agrégala con company:add, o verifica la que alguien registró con company:verify.`

interface MemberRow extends OwnTaxId {
  readonly user_id: number
  readonly business_id: number
  readonly email: string
  readonly name: string
  readonly is_verified: boolean
}
