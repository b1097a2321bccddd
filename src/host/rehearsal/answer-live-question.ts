import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import { countRows } from '../database/tables.ts'
import { storedFiles } from '../documents/index.ts'
import { entryDigests } from '../wallet/index.ts'
import type { LiveQuestion } from './live-question.ts'

export const answerLiveQuestion = async (queries: Queries, question: LiveQuestion): Promise<ReadonlyArray<string>> => {
  switch (question.about) {
    case 'tables':
      return [...(await countRows(queries))].map(([name, rows]) => `${name} ${rows}`)
    case 'audit':
      return values(queries, text, sql`select hash from audit where position = ${question.position}`)
    case 'ledger': {
      const entries = await entryDigests(queries, question.after, question.upTo, MAX_ENTRIES)
      return entries.map(({ digest, id }) => `${id} ${digest}`)
    }
    case 'files':
      return storedFiles.namedAmong(queries, question.keys)
  }
}

/** More than a page of the rehearsal, because entries of the data in use may lie between those of a copy. */
const MAX_ENTRIES = 10_000
