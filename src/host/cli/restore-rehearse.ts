import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { closeDataFolder } from '../kernel/data-folder.ts'
import { Rejection } from '../kernel/rejection.ts'
import { stopSignals } from '../kernel/stop-signal.ts'
import { rehearseServer } from '../rehearsal/rehearse-server.ts'
import { rehearseSnapshot } from '../rehearsal/rehearse-snapshot.ts'
import type { Report } from '../rehearsal/report.ts'
import { option, type Kind } from '../operator/arguments.ts'
import { localCommand } from './command.ts'

const Dump: Kind<string> = {
  shown: 'ARCHIVO',
  parse: (text, folder) => (existsSync(resolve(folder, text)) ? resolve(folder, text) : undefined),
  wrong: (text = '') => `No existe ${text}.`,
}

export const restoreRehearse = localCommand({
  name: 'restore:rehearse',
  summary: 'Ensaya la recuperación de la última copia de seguridad en otro lugar, sin tocar los datos en uso.',
  args: {
    dump: option(Dump, 'con DATABASE_URL: una copia de pg_dump --format=custom; si falta, se hace una'),
  },
  notes: ['Con DATABASE_URL se necesitan pg_dump y pg_restore de la versión del servidor, y un usuario con CREATEDB.'],
  run: async ({ dataFolder, databaseUrl }, { dump }, say, complain) => {
    if (dump !== undefined && databaseUrl === undefined) {
      complain('--dump se usa con DATABASE_URL.')
      return 2
    }
    const stopped = new AbortController()
    void stopSignals().stopped.then(() =>
      stopped.abort(new Rejection('Se interrumpió el ensayo, y lo que creó se borró.')),
    )
    let differences = 0
    const differs = (sentence: string): void => {
      differences += 1
      complain(sentence)
    }
    const report: Report = { say, differs }
    closeDataFolder(dataFolder)
    const rehearsal = { dataFolder, now: Date.now, report }
    await (databaseUrl === undefined
      ? rehearseSnapshot({ ...rehearsal, goOn: () => stopped.signal.throwIfAborted() })
      : rehearseServer({ ...rehearsal, address: databaseUrl, dump, until: stopped.signal }))
    if (differences === 0) say('El ensayo terminó bien: la copia sirve.')
    else complain(`El ensayo encontró diferencias: ${differences}.`)
    return differences === 0 ? 0 : 1
  },
})
