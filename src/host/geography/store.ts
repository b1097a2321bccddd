import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'

export const coloniesOf = (queries: Queries, state: string, municipality: string): Promise<ReadonlyArray<string>> =>
  values(queries, text, sql`select name from colony where state = ${state} and municipality = ${municipality}`)
