import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import { sql, type Sql } from './sql.ts'

/** Limits the invoices `i` to those that match the search; without a text it adds no condition. */
export const matchingText = (country: Country, filter: string | undefined): Sql => {
  const { amounts, identifier, text } = normaliseSearch(filter ?? '', country)
  if (text === '') return sql``
  return sql`and (i.search like ${containing(text)}
    or i.plain_identifier like ${identifier === undefined ? null : containing(identifier)}
    or i.amount = any(${amounts}::bigint[]))`
}

/** Matches the text literally: wildcards of `like` are escaped. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
