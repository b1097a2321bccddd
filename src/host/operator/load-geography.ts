import { open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { formatInteger } from '#domain/kernel/format.ts'
import type { Database } from '../database/database.ts'
import { type Colony, makeColonyReader, saveColonies } from '../geography/index.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { FilePath } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Colonies per transaction: calls run in between. */
const BATCH = 1_000
/** Wrong lines that are named. */
const NAMED = 5

/** Loads the colonies of Mexico. A file that was loaded before adds nothing; after a failure it can be loaded again. */
export const geoLoad = command({
  name: 'geo:load',
  summary: 'Carga las colonias de México desde el archivo de texto del servicio postal.',
  args: { file: positional(FilePath, 'en ISO-8859-1, con campos separados por |') },
  run: async ({ database }: Needs<'database'>, { file }) => {
    const handle = await open(file).catch(() => undefined)
    if (handle === undefined || !(await handle.stat()).isFile()) {
      await handle?.close()
      return E.left(`No se puede leer el archivo ${file}.`)
    }
    const { added, bad, read } = await load(database, handle.readLines({ encoding: 'latin1' }))
    if (read === 0) return E.left('El archivo no tiene colonias en el formato del servicio postal.')
    const count = (of: number, one: string, many: string): string =>
      `${formatInteger(of, 'MX')} ${of === 1 ? one : many}`
    const wrong = `${bad.slice(0, NAMED).join(', ')}${bad.length > NAMED ? '…' : ''}`
    return E.right([
      `${count(read, 'colonia leída', 'colonias leídas')}, ${count(added, 'nueva', 'nuevas')}`,
      ...(bad.length === 0
        ? []
        : [`${count(bad.length, 'línea con errores, sin cargar', 'líneas con errores, sin cargar')}: ${wrong}`]),
    ])
  },
})

interface Loaded {
  readonly read: number
  readonly added: number
  /** Numbers of the wrong lines, from 1. */
  readonly bad: ReadonlyArray<number>
}

const load = async (database: Database, lines: AsyncIterable<string>): Promise<Loaded> => {
  const readLine = makeColonyReader()
  const bad: Array<number> = []
  let [number, read, added] = [0, 0, 0]
  let batch: Array<Colony> = []
  const save = async (): Promise<void> => {
    const colonies = batch
    batch = []
    added += await database.transaction((tx) => saveColonies(tx, colonies))
    await nextTurn()
  }
  for await (const line of lines) {
    number += 1
    const colony = readLine(line)
    if (colony === undefined) continue
    if (colony === 'BAD') bad.push(number)
    else {
      read += 1
      batch.push(colony)
      if (batch.length === BATCH) await save()
    }
  }
  await save()
  return { read, added, bad }
}
