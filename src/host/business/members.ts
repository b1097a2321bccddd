import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { may, type Permission } from '#domain/team/permission.ts'
import { ROLES } from '#domain/team/role.ts'
import { boolean, country, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, value } from '../database/sql.ts'
import type { OwnTaxId } from '../kernel/own-tax-id.ts'

const MemberRow = rowCodec('MemberRow', {
  userId: id<'User'>(),
  businessId: id<'Business'>(),
  email: text,
  businessName: text,
  country,
  identifier: text,
  isVerified: boolean,
})

/** A member of a business, verified or only claimed. */
export type Member = Readonly<TypeOf<typeof MemberRow>>

/** Finds the members of a tax id, of a user, or of both. Where a business of the tax id is verified, only its members count. */
export const membersOf = (
  queries: Queries,
  { email, taxId }: { readonly email: string | undefined; readonly taxId: OwnTaxId | undefined },
): Promise<ReadonlyArray<Member>> =>
  rows(
    queries,
    MemberRow,
    sql`select u.id as "userId", b.id as "businessId", u.email, b.name as "businessName", b.country, b.identifier,
        b.verified_at is not null as "isVerified"
      from membership m join app_user u on u.id = m.user_id join business b on b.id = m.business_id
      where ${email === undefined ? sql`true` : sql`u.email = ${email}`}
        and ${taxId === undefined ? sql`true` : sql`b.country = ${taxId.country} and b.identifier = ${taxId.identifier}`}
        and (b.verified_at is not null or not exists (
          select 1 from business v where v.country = b.country and v.identifier = b.identifier and v.verified_at is not null))
      order by b.id, u.id`,
  )

/** How many members may make the calls of the permission. */
export const countHolders = (queries: Queries, businessId: BusinessId, permission: Permission): Promise<number> =>
  value(
    queries,
    integer,
    sql`select count(*) from membership where business_id = ${businessId}
      and role = any(${ROLES.filter((role) => may(role, permission))}::text[])`,
  )
