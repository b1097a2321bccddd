import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { ParsedArguments } from '../config/config.ts'
import { closeDataFolder } from '../kernel/data-folder.ts'
import { Refusal } from '../kernel/refusal.ts'
import { stopSignals } from '../kernel/stop-signal.ts'
import { rehearseServer } from '../rehearsal/rehearse-server.ts'
import { rehearseSnapshot } from '../rehearsal/rehearse-snapshot.ts'
import type { Report } from '../rehearsal/report.ts'
import type { Command } from './command.ts'
import { known } from './operator-command.ts'

export const restoreRehearse: Command = {
  summary: 'Ensaya la recuperación de la última copia de seguridad en otro lugar, sin tocar los datos en uso.',
  usage: [
    'restore:rehearse [--dump ARCHIVO]',
    '  --dump ARCHIVO   con DATABASE_URL: una copia de pg_dump --format=custom; si falta, se hace una',
    '  Con DATABASE_URL se necesitan pg_dump y pg_restore de la versión del servidor, y un usuario con CREATEDB.',
  ],
  run: async (parsed, say, complain) => {
    const valid = E.flatMap(readDump)(known(parsed, ['--dump']))
    if (E.isLeft(valid)) {
      complain(valid.left)
      return 2
    }
    const { dataFolder, databaseUrl } = parsed.config
    const stopped = new AbortController()
    void stopSignals().stopped.then(() =>
      stopped.abort(new Refusal('Se interrumpió el ensayo, y lo que creó se borró.')),
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
      : rehearseServer({ ...rehearsal, address: databaseUrl, dump: valid.right, until: stopped.signal }))
    if (differences === 0) say('El ensayo terminó bien: la copia sirve.')
    else complain(`El ensayo encontró diferencias: ${differences}.`)
    return differences === 0 ? 0 : 1
  },
}

const readDump = ({ config, options }: ParsedArguments): E.Either<string, string | undefined> => {
  const dump = options.get('--dump')
  if (dump === undefined) return E.right(undefined)
  if (config.databaseUrl === undefined) return E.left('--dump se usa con DATABASE_URL.')
  return existsSync(dump) ? E.right(resolve(dump)) : E.left(`No existe ${dump}.`)
}
