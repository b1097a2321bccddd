import { existsSync, readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { Config } from '../config/config.ts'
import { closeDataFolder, dataPath, type DataEntry } from '../kernel/data-folder.ts'
import { Rejection } from '../kernel/rejection.ts'
import { stopSignals } from '../kernel/stop-signal.ts'
import { moveData } from '../moving/move-data.ts'
import type { GivenKeys } from '../security/key-file.ts'
import { option } from '../operator/arguments.ts'
import { typedText } from '../operator/kinds.ts'
import { localCommand } from './command.ts'

export const dataMove = localCommand({
  name: 'data:move',
  summary: 'Copia los datos de un servidor detenido a una base de datos PostgreSQL, y los compara.',
  args: {
    to: option(
      typedText('DIRECCIÓN', 2_000),
      'postgres://…; si falta, DATABASE_URL, que no se ve en la lista de procesos',
    ),
    toFile: option(typedText('ARCHIVO', 4_096), 'el archivo que contiene la dirección'),
  },
  shape: '[--to DIRECCIÓN | --to-file ARCHIVO]',
  notes: [
    'La carpeta de datos queda como está. Se puede repetir mientras ningún servidor haya usado la base de datos.',
  ],
  run: async (config, given, say, complain) => {
    const address = targetIn(config, given)
    if (E.isLeft(address)) {
      complain(address.left)
      return 2
    }
    let isStopped = false
    void stopSignals().stopped.then(() => (isStopped = true))
    if (existsSync(config.dataFolder)) closeDataFolder(config.dataFolder)
    await moveData({
      dataFolder: config.dataFolder,
      address: address.right,
      say,
      goOn: () => {
        if (isStopped) throw new Rejection('Se interrumpió: la base de datos quedó como estaba.')
      },
    })
    for (const line of whatFollows(config)) say(line)
    return 0
  },
})

/** An error never contains the address, which has a password. */
const targetIn = (
  config: Config,
  { to: given, toFile: file }: { readonly to: string | undefined; readonly toFile: string | undefined },
): E.Either<string, string> => {
  if (given !== undefined && file !== undefined) return E.left('Indica --to o --to-file, no los dos.')
  const text = file === undefined ? (given ?? config.databaseUrl) : textOf(file)
  if (text === undefined && file !== undefined) return E.left(`No se puede leer ${file}.`)
  if (text === undefined) return E.left('Falta la dirección de la base de datos: DATABASE_URL, --to-file o --to.')
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
    ? E.right(text)
    : E.left('La dirección de la base de datos no es válida: postgres://usuario:contraseña@servidor/base')
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

const whatFollows = ({ dataFolder, sessionKey, vaultKey }: Config): ReadonlyArray<string> => {
  const stay = STAYING.filter((name) => existsSync(dataPath(dataFolder, name)))
  return [
    '',
    'Los servidores que usen la base de datos necesitan las mismas claves que los de esta carpeta:',
    `  VAULT_KEY o VAULT_KEY_FILE: ${placeOf(vaultKey, dataPath(dataFolder, 'keys', 'vault.key'))}`,
    `  SESSION_KEY o SESSION_KEY_FILE: ${placeOf(sessionKey, dataPath(dataFolder, 'keys', 'session.key'))}`,
    ...(stay.length === 0 ? [] : [`No están en la base de datos y siguen en ${dataFolder}: ${stay.join(', ')}`]),
  ]
}

/** Folders of the host that are not part of the database. */
const STAYING: ReadonlyArray<DataEntry> = ['mail', 'taxpayers', 'debts', 'trusted-roots', 'samples']

const placeOf = ({ file, keys, name }: GivenKeys, own: string): string => {
  if (keys !== undefined) return `la que ya indica ${name}`
  if (file !== undefined) return `la de ${file}`
  return existsSync(own) ? `el contenido de ${own}` : 'aún no hay'
}
