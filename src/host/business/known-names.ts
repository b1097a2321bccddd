import type { KnownName } from '#domain/business/known-name.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { nullable, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import { cleanName } from '../kernel/clean-text.ts'
import type { CompanyRegister } from './company-register.port.ts'

/**
 * What a company is called, from a register, or else from the documents that its own credential fetched. Names that users
 * type or import are never offered to other users.
 */
export const nameOf = async (
  queries: Queries,
  register: CompanyRegister,
  country: Country,
  identifier: string,
): Promise<KnownName | undefined> => {
  const registered = cleanName((await register.nameOf(country, identifier)) ?? '')
  if (registered !== undefined) return { name: registered, source: 'REGISTER' }
  const name = await optionalValue(
    queries,
    nullable(text),
    sql`select documented_name from business
      where country = ${country} and identifier = ${identifier} and verified_at is not null`,
  )
  return name === undefined ? undefined : { name, source: 'DOCUMENTS' }
}

/** A company's name on a document, and its date. */
export interface OwnName {
  readonly name: string
  readonly on: CivilDate
}

/** Keeps the name of a business on a document that its own credential imported, unless a later document named it. */
export const rememberOwnName = (tx: Queries, businessId: BusinessId, { name, on }: OwnName): Promise<void> =>
  execute(
    tx,
    sql`update business set documented_name = ${name}, documented_on = ${on}::date
      where id = ${businessId} and (documented_on is null or documented_on <= ${on}::date)`,
  )
