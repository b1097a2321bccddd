import type { KnownName } from '#domain/business/known-name.ts'
import type { Country } from '#domain/kernel/country.ts'
import { nullable, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalValue, sql } from '../database/sql.ts'
import { cleanName } from '../kernel/clean-text.ts'
import type { CompanyRegister } from './company-register.port.ts'

/**
 * The name of a company from a register, or else from the documents that its own credential fetched. Names that users
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
