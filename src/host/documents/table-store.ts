import { setImmediate as nextTurn } from 'node:timers/promises'
import { text } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { execute, sql, values } from '../database/sql.ts'
import type { DocumentStore } from './document-store.port.ts'

/** Bytes of a file per statement. */
const PIECE = 256 * 1024

/** In the database, for hosts that share a server. */
export const makeTableStore = (database: Pick<Database, 'query' | 'transaction'>): DocumentStore => ({
  write: (key, bytes) =>
    database.transaction(async (tx) => {
      for (let number = 0; number * PIECE < bytes.length; number += 1) {
        const piece = bytes.subarray(number * PIECE, (number + 1) * PIECE)
        await execute(
          tx,
          sql`insert into document_piece (file_key, number, bytes) values (${key}, ${number}, ${piece})`,
        )
        await nextTurn()
      }
    }),
  read: async (key) => {
    const pieces: Array<Buffer> = []
    for (;;) {
      const [piece] = await values(
        database,
        text,
        sql`select encode(bytes, 'base64') from document_piece where file_key = ${key} and number = ${pieces.length}`,
      )
      if (piece === undefined) return pieces.length === 0 ? undefined : Buffer.concat(pieces)
      pieces.push(Buffer.from(piece, 'base64'))
      await nextTurn()
    }
  },
  remove: (key) => execute(database, sql`delete from document_piece where file_key = ${key}`),
})
