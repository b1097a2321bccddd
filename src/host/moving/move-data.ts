import { verifyAuditLog, type ValidAuditLog } from '../audit/verify-audit-log.ts'
import { withCopy } from '../database/copies.ts'
import { copyTable } from '../database/copy-table.ts'
import type { Queries } from '../database/database.ts'
import { migrate, MIGRATION_LOCK } from '../database/migrate.ts'
import { fillTables, markMoved, rejectOtherData } from '../database/move-target.ts'
import { explainOpening } from '../database/opening-failures.ts'
import { PATIENT, whileLocked, type PostgresConnection } from '../database/postgres-database.ts'
import { digestOfAll, digestOfTables, firstDifference } from '../database/table-digests.ts'
import { isPortable, readTables, PORTABLE_SESSION, type Table } from '../database/tables.ts'
import { verifyIntegrity } from '../database/verify-integrity.ts'
import { makeFolderStore, makeTableStore } from '../documents/index.ts'
import { dataPath } from '../kernel/data-folder.ts'
import { Rejection } from '../kernel/rejection.ts'
import { firstWrongEntry, ledgerTotals } from '../wallet/index.ts'
import { copyFiles } from './copy-files.ts'

export interface Move {
  /** The folder of a stopped host. */
  readonly dataFolder: string
  /** The address of a PostgreSQL database. */
  readonly address: string
  readonly say: (line: string) => void
  /** Throws when the operator ended the command. */
  readonly goOn: () => void
}

/**
 * Copies the embedded database and its documents to a PostgreSQL database and compares the two. All of it is one transaction: the target has
 * everything or is as before. A host that starts meanwhile waits, as it does for another that migrates.
 */
export const moveData = (move: Move): Promise<void> =>
  withCopy(move.dataFolder, (copy) =>
    copy.transaction((source) =>
      whileLocked(move.address, MIGRATION_LOCK, (target) => moveTo(target, source, move), PATIENT).catch(
        (error: unknown) => {
          throw explainOpening(error, new URL(move.address).host)
        },
      ),
    ),
  )

const moveTo = async (target: PostgresConnection, source: Queries, move: Move): Promise<void> => {
  await target.script(PORTABLE_SESSION)
  const trail = await validAuditLog(source, 'de esta carpeta')
  await rejectOtherData(target, source)
  await migrate(target)
  const tables = await readTables(source)
  await target.transaction(async (tx) => {
    await fillTables(tx, tables, () => fill(tx, source, tables, move))
    await compare(tx, source, tables, trail, move)
    move.goOn()
  })
}

const fill = async (tx: Queries, source: Queries, tables: ReadonlyArray<Table>, move: Move): Promise<void> => {
  const files = await copyFiles(source, makeFolderStore(dataPath(move.dataFolder, 'documents')), storeIn(tx), move.goOn)
  move.say(`Archivos de documentos: ${files}`)
  for (const table of tables.filter(isCopied)) {
    const rows = await copyTable(source, tx, table, move.goOn)
    if (rows > 0) move.say(`${table.name}: ${rows}`)
  }
}

const compare = async (
  tx: Queries,
  source: Queries,
  tables: ReadonlyArray<Table>,
  trail: ValidAuditLog,
  { goOn, say }: Move,
): Promise<void> => {
  goOn()
  const expected = await digestOfTables(source, tables.filter(isCopied))
  goOn()
  const found = await digestOfTables(tx, tables.filter(isPortable))
  const difference = firstDifference(expected, found)
  if (difference !== undefined) throw new Rejection(`${NOT_THE_SAME} ${difference}.`)
  const [before, after] = [await ledgerTotals(source), await ledgerTotals(tx)]
  if (before.entries !== after.entries || before.total !== after.total)
    throw new Rejection(`${NOT_THE_SAME} el libro suma ${after.total} y no ${before.total}.`)
  const wrong = await firstWrongEntry(tx)
  if (wrong !== undefined) throw new Rejection(`El asiento ${wrong} del libro no corresponde a su operación.`)
  const copied = await validAuditLog(tx, 'de la copia')
  if (copied.hash !== trail.hash) throw new Rejection(`${NOT_THE_SAME} el registro de auditoría termina en otra fila.`)
  await verifyIntegrity({ transaction: (work) => work(tx) })
  const digest = digestOfAll(found)
  await markMoved(tx, digest)
  say(`Tablas iguales en los dos lados: ${expected.length}, con ${sumOfRows(expected)} filas. Huella: ${digest}`)
  say(`Libro: ${after.entries} asientos que suman ${after.total}. Registro de auditoría: entero, ${copied.rows} filas.`)
}

const NOT_THE_SAME = 'La copia no quedó igual y se deshizo:'

/** With a server the pieces of documents are written from their files. */
const isCopied = (table: Table): boolean => isPortable(table) && table.name !== 'document_piece'

const storeIn = (tx: Queries) => makeTableStore({ query: tx.query, transaction: (work) => work(tx) })

const validAuditLog = async (queries: Queries, whose: string): Promise<ValidAuditLog> => {
  const verdict = await verifyAuditLog(queries)
  if (verdict._tag === 'TrailIntact') return verdict
  throw new Rejection(
    `El registro de auditoría ${whose} no es el que se escribió: cambia en la fila ${verdict.position}.`,
  )
}

const sumOfRows = (digests: ReadonlyArray<{ readonly rows: number }>): number =>
  digests.reduce((sum, { rows }) => sum + rows, 0)
