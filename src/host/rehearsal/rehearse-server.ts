import { join } from 'node:path'
import { inScratchFolder } from '../database/copies.ts'
import { atOneMoment, majorVersionOf } from '../database/live-snapshot.ts'
import { migrate } from '../database/migrate.ts'
import { explainOpening } from '../database/opening-failures.ts'
import { PATIENT, whileConnected, type PostgresConnection } from '../database/postgres-database.ts'
import { withScratchDatabase } from '../database/scratch-database.ts'
import { digestOfTables, firstDifference, type TableDigest } from '../database/table-digests.ts'
import { readTables, PORTABLE_SESSION } from '../database/tables.ts'
import { verifyIntegrity } from '../database/verify-integrity.ts'
import { makeTableStore, storedFiles } from '../documents/index.ts'
import { answerLiveQuestion } from './answer-live-question.ts'
import { checkRestored } from './check-restored.ts'
import { compareWithLive } from './compare-with-live.ts'
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts'
import { seconds, type Report } from './report.ts'

export interface ServerRehearsal {
  readonly address: string
  /** In the custom format of `pg_dump`; undefined for one that is made now. */
  readonly dump: string | undefined
  /** For the file of that dump. */
  readonly dataFolder: string
  readonly now: () => number
  readonly report: Report
  /** Aborted, with the reason to report, when the operator ended the command. */
  readonly until: AbortSignal
}

/** Restores a dump to a scratch database on the same server and compares it with the database in use, which is only read. */
export const rehearseServer = async (rehearsal: ServerRehearsal): Promise<void> => {
  try {
    await inScratchFolder(rehearsal.dataFolder, (folder) =>
      whileConnected(rehearsal.address, (live) => rehearse(live, folder, rehearsal), PATIENT),
    )
  } catch (error) {
    throw explainOpening(error, new URL(rehearsal.address).host)
  }
}

const rehearse = async (live: PostgresConnection, folder: string, rehearsal: ServerRehearsal): Promise<void> => {
  const { address, now, report, until } = rehearsal
  await live.script(PORTABLE_SESSION)
  const programs = await findPostgresPrograms(await majorVersionOf(live))
  const dump = rehearsal.dump ?? join(folder, 'database.dump')
  await withScratchDatabase(live, address, async (scratch) => {
    const moment = rehearsal.dump === undefined ? await takeDump(live, programs, dump, rehearsal) : undefined
    const begin = now()
    await programs.restore(scratch, ['--exit-on-error', '--no-owner', '--no-acl', dump], until)
    report.say(`Se recuperó en ${seconds(now() - begin)}`)
    await whileConnected(scratch, (restored) => check(restored, live, moment, rehearsal), PATIENT)
  })
}

/** The digests are those of the very moment of the dump. */
const takeDump = (
  live: PostgresConnection,
  { dump }: PostgresPrograms,
  file: string,
  { address, now, report, until }: ServerRehearsal,
): Promise<ReadonlyArray<TableDigest>> =>
  atOneMoment(live, async (tx, id) => {
    const begin = now()
    await dump(address, ['--format=custom', `--snapshot=${id}`, `--file=${file}`], until)
    report.say(`Copia: de ahora, hecha en ${seconds(now() - begin)}`)
    return digestOfTables(tx, await readTables(tx))
  })

const check = async (
  restored: PostgresConnection,
  live: PostgresConnection,
  moment: ReadonlyArray<TableDigest> | undefined,
  { report, until }: ServerRehearsal,
): Promise<void> => {
  await restored.script(PORTABLE_SESSION)
  if (moment !== undefined) await compareMoment(restored, moment, report)
  until.throwIfAborted()
  await migrate(restored)
  await verifyIntegrity(restored)
  until.throwIfAborted()
  const trail = await checkRestored(restored, report)
  until.throwIfAborted()
  if (moment === undefined && trail !== undefined)
    await compareWithLive(restored, (question) => answerLiveQuestion(live, question), trail, report)
  until.throwIfAborted()
  await checkPieces(restored, report)
}

const compareMoment = async (
  restored: PostgresConnection,
  moment: ReadonlyArray<TableDigest>,
  { differs, say }: Report,
): Promise<void> => {
  const difference = firstDifference(moment, await digestOfTables(restored, await readTables(restored)))
  if (difference !== undefined) return differs(`La copia no es como los datos en uso: ${difference}.`)
  const rows = moment.reduce((sum, one) => sum + one.rows, 0)
  say(`Tablas iguales a las que están en uso: ${moment.length}, con ${rows} filas`)
}

const checkPieces = async (restored: PostgresConnection, { differs, say }: Report): Promise<void> => {
  const files = await storedFiles.namedFiles(restored)
  const damaged = await storedFiles.damagedFiles(files, makeTableStore(restored))
  say(`Archivos de documentos: ${files.length - damaged.length} de ${files.length}`)
  for (const { owner, state } of damaged)
    differs(state === 'MISSING' ? `Falta el archivo de ${owner}.` : `El archivo de ${owner} no es el que se subió.`)
}
