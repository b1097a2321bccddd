import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, row, sql, value } from '../database/sql.ts'
import { membershipStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'

export const saveBusiness = (
  tx: Queries,
  businessId: BusinessId,
  { address, email, name }: Pick<Business, 'address' | 'email' | 'name'>,
): Promise<void> =>
  execute(
    tx,
    sql`update business set name = ${name}, address = ${address}, email = ${email}, version = version + 1
      where id = ${businessId}`,
  )

/** The row stays locked until the end of the transaction. */
export const lockedBusiness = (tx: Queries, businessId: BusinessId): Promise<Business> =>
  row(
    tx,
    membershipStore.BusinessRow,
    sql`select ${membershipStore.BUSINESS} from business b where b.id = ${businessId} for no key update`,
  ).then(membershipStore.businessOf)

export const saveAddress = (tx: Queries, businessId: BusinessId, address: string): Promise<Business> =>
  row(
    tx,
    membershipStore.BusinessRow,
    sql`update business b set address = ${address}, version = version + 1 where id = ${businessId} returning ${membershipStore.BUSINESS}`,
  ).then(membershipStore.businessOf)

/** Inserts an unverified business; there may be others of the same tax id. */
export const insertBusiness = (tx: Queries, country: Country, identifier: string, name: string): Promise<BusinessId> =>
  value(
    tx,
    id<'Business'>(),
    sql`insert into business (country, identifier, name) values (${country}, ${identifier}, ${name}) returning id`,
  )

/** `proof` says how the ownership was proven. */
export const markVerified = (tx: Queries, businessId: BusinessId, proof: string, now: Date): Promise<void> =>
  execute(tx, sql`update business set verified_at = ${now}, verified_by = ${proof} where id = ${businessId}`)

/** A company's name on a document, and its date. */
export interface OwnName {
  readonly name: string
  readonly on: CivilDate
}

/** Saves the name of a business on a document that its own credential imported, unless a later document named it. */
export const saveOwnName = (tx: Queries, businessId: BusinessId, { name, on }: OwnName): Promise<void> =>
  execute(
    tx,
    sql`update business set documented_name = ${name}, documented_on = ${on}::date
      where id = ${businessId} and (documented_on is null or documented_on <= ${on}::date)`,
  )

/** Requests the documents of a business; false when they were requested before. */
export const requestDocuments = (tx: Queries, businessId: BusinessId, userId: UserId): Promise<boolean> =>
  hasRow(
    tx,
    sql`insert into business_document (business_id, requested_by) values (${businessId}, ${userId}) on conflict do nothing returning business_id`,
  )
