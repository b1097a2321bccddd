import type { Country } from '#domain/kernel/country.ts'
import type { Queries } from '../database/database.ts'
import { cleanText } from '../identity/clean-text.ts'

/** A tax id with the name that goes with it, somewhere in a document or in what somebody said of his own business. */
export interface KnownName {
  readonly country: Country
  readonly identifier: string
  readonly name: string
}

/** Remembers them; of two names of one tax id the first stands. */
export const rememberNames = async (tx: Queries, names: ReadonlyArray<KnownName>): Promise<void> => {
  const told = new Map(names.map(legible).filter(isName).toReversed().map((one) => [`${one.country} ${one.identifier}`, one]))
  if (told.size === 0) return
  const rows = [...told.values()]
  await tx.query(
    `insert into known_name (country, identifier, name)
     select * from unnest($1::text[], $2::text[], $3::text[]) as told (country, identifier, name) order by 1, 2
     on conflict do nothing`,
    [rows.map(({ country }) => country), rows.map(({ identifier }) => identifier), rows.map(({ name }) => name)],
  )
}

/** How a business calls itself comes before how documents call it. */
export const nameOf = async (queries: Queries, country: Country, identifier: string): Promise<string | undefined> => {
  const [row] = await queries.query<{ name: string }>(
    `select name from (
       select name, 0 as rank from business where country = $1 and identifier = $2
       union all select name, 1 from known_name where country = $1 and identifier = $2) as told
     order by rank limit 1`,
    [country, identifier],
  )
  return row?.name
}

/** Documents hold what nobody can read and no database keeps. */
const legible = ({ country, identifier, name }: KnownName): KnownName => ({
  country, identifier: cleanText(identifier), name: cleanText(name),
})

/** Documents without a name repeat the tax id in its place. */
const isName = ({ identifier, name }: KnownName): boolean => name !== '' && name !== identifier && name.length <= LONGEST

const LONGEST = 254
