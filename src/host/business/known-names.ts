import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { KnownName } from '#domain/business/known-name.ts'
import { nullable, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import { cleanName } from '../kernel/clean-text.ts'
import { nameOfIssuer } from '../tax-authority/issuer-name.ts'
import type { TaxDocument } from '../tax-authority/tax-document.ts'
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

/** From the documents that a business's own credential imported: its name on the latest one that it issued. */
export const rememberOwnName = async (
  tx: Queries,
  businessId: BusinessId,
  identifier: string,
  documents: ReadonlyArray<TaxDocument>,
): Promise<void> => {
  const [latest] = documents
    .flatMap((document) => nameOfIssuer(identifier, document) ?? [])
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
  if (latest === undefined) return
  await execute(
    tx,
    sql`update business set documented_name = ${latest.name}, documented_on = ${latest.on}::date
      where id = ${businessId} and (documented_on is null or documented_on <= ${latest.on}::date)`,
  )
}
