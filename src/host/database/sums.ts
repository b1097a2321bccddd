import { sql, type Sql } from './sql.ts'

/** The sum of a column of amounts, and never more than a number can say exactly: a list with one absurd row is read all the same. */
export const sumOf = (column: Sql): Sql => sql`least(coalesce(sum(${column}), 0), 9007199254740991)::bigint`
