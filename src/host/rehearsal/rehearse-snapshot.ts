import { join } from 'node:path'
import { inScratchFolder, withCopy, withRestored } from '../database/copies.ts'
import type { Queries } from '../database/database.ts'
import { snapshotsOf } from '../database/open-database.ts'
import { DataNotOpened } from '../database/opening-failures.ts'
import { listSnapshots, takenAt } from '../database/snapshots.ts'
import { makeFolderStore, storedFiles } from '../documents/index.ts'
import { dataPath } from '../kernel/data-folder.ts'
import { Rejection } from '../kernel/rejection.ts'
import { askHost, isAnswering } from '../operator-socket/client.ts'
import { operatorSocketPath } from '../operator-socket/path.ts'
import { answerLiveQuestion } from './answer-live-question.ts'
import { checkRestored } from './check-restored.ts'
import { compareWithLive } from './compare-with-live.ts'
import { lineOf, type AskLive } from './live-question.ts'
import { ageOf, seconds, type Report } from './report.ts'

export interface SnapshotRehearsal {
  readonly dataFolder: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly report: Report
  /** Throws when the operator ended the command. */
  readonly goOn: () => void
}

/** Restores the newest snapshot that can be restored to a scratch folder and compares it with the data in use. */
export const rehearseSnapshot = (rehearsal: SnapshotRehearsal): Promise<void> =>
  withLive(rehearsal.dataFolder, (ask) => restoreNewest(rehearsal, ask))

const restoreNewest = async (rehearsal: SnapshotRehearsal, ask: AskLive): Promise<void> => {
  const { dataFolder, report } = rehearsal
  const folder = snapshotsOf(dataFolder)
  const files = await listSnapshots(folder)
  if (files.length === 0) throw new DataNotOpened('NO_SNAPSHOT', folder)
  for (const file of files) {
    rehearsal.goOn()
    try {
      return await inScratchFolder(dataFolder, (scratch) => restore(file, scratch, rehearsal, ask))
    } catch (error) {
      if (!(error instanceof DataNotOpened) || error.failure !== 'DAMAGED') throw error
      report.differs(`La copia ${file} está dañada y no se puede recuperar.`)
    }
  }
  report.differs('Ninguna copia se puede recuperar.')
}

const restore = (file: string, scratch: string, rehearsal: SnapshotRehearsal, ask: AskLive): Promise<void> => {
  const { dataFolder, goOn, now, report } = rehearsal
  report.say(`Copia: ${file}, de hace ${ageOf(now() - takenAt(file))}`)
  const begin = now()
  return withRestored(file, join(scratch, 'database'), async (restored) => {
    report.say(`Se recuperó y se leyó completa en ${seconds(now() - begin)}`)
    goOn()
    const trail = await checkRestored(restored, report)
    goOn()
    if (trail !== undefined) await compareWithLive(restored, ask, trail, report)
    goOn()
    await checkFiles(restored, dataPath(dataFolder, 'documents'), ask, report)
  })
}

/** The file of a document that was rejected since is deleted. */
const checkFiles = async (restored: Queries, folder: string, ask: AskLive, report: Report): Promise<void> => {
  const files = await storedFiles.namedFiles(restored)
  const damaged = await storedFiles.damagedFiles(files, makeFolderStore(folder))
  const missing = damaged.filter(({ state }) => state === 'MISSING')
  const named = new Set(missing.length === 0 ? [] : await ask({ about: 'files', keys: missing.map(({ key }) => key) }))
  const rejected = missing.filter(({ key }) => !named.has(key))
  report.say(
    `Archivos de documentos: ${files.length - damaged.length} de ${files.length}` +
      (rejected.length === 0 ? '' : `, y ${rejected.length} que se rechazaron después de la copia`),
  )
  for (const { key, owner, state } of damaged) {
    if (state === 'CHANGED') report.differs(`El archivo de ${owner} no es el que se subió.`)
    else if (named.has(key)) report.differs(`Falta el archivo de ${owner}.`)
  }
}

/** Asks the running host, or a copy of the data of a stopped one. */
const withLive = async (dataFolder: string, work: (ask: AskLive) => Promise<void>): Promise<void> => {
  const path = operatorSocketPath(dataFolder)
  if (!(await isAnswering(path)))
    return withCopy(dataFolder, (copy) => work((question) => answerLiveQuestion(copy, question)))
  return work(async (question) => {
    const answer = await askHost(path, lineOf(question))
    if (answer?.ok === true) return answer.lines
    throw new Rejection(answer?.sentence ?? 'El servidor se detuvo durante el ensayo. Repítelo.')
  })
}
