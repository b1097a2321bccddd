import { rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, values } from '../database/sql.ts'
import type { Colony } from './read-colonies.ts'

export const coloniesOf = (queries: Queries, state: string, municipality: string): Promise<ReadonlyArray<string>> =>
  values(queries, text, sql`select name from colony where state = ${state} and municipality = ${municipality}`)

const ColonyRow = rowCodec('ColonyRow', { name: text })

/** The number of those that were not stored yet. */
export const saveColonies = async (tx: Queries, colonies: ReadonlyArray<Colony>): Promise<number> => {
  if (colonies.length === 0) return 0
  const added = await rows(
    tx,
    ColonyRow,
    sql`insert into colony (state, municipality, name)
      select * from unnest(
        ${colonies.map(({ state }) => state)}::text[],
        ${colonies.map(({ municipality }) => municipality)}::text[],
        ${colonies.map(({ name }) => name)}::text[]
      )
      on conflict do nothing returning name`,
  )
  return added.length
}
