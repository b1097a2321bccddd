import type { Queries } from '#host/database/database.ts'

/** A digest of the rows of every table that the catalogue of the database lists. */
export const rowHashes = async (queries: Queries): Promise<ReadonlyMap<string, string>> => {
  const tables = await queries.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const hashes = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await queries.query<{ hash: string | null }>(
      `select md5(string_agg(md5(t::text), '' order by t::text)) as hash from "${name}" t`,
    )
    hashes.set(name, row?.hash ?? '')
  }
  return hashes
}
