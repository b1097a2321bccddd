import { constants } from 'node:fs'
import { access, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DataInUse } from './data-lock.ts'
import { sqlState } from './database.ts'
import { MigrationFailed, NewerSchema } from './migrate.ts'

/** Causes of a failed start that need different remedies. */
export type OpeningFailure =
  | 'CLOCK'
  | 'DAMAGED'
  | 'DISK_FULL'
  | 'MEMORY'
  | 'MIGRATION'
  | 'NEWER_SCHEMA'
  | 'NOT_ALLOWED'
  | 'NO_FILE'
  | 'NO_LOCKS'
  | 'NO_SNAPSHOT'
  | 'SNAPSHOTS_DAMAGED'
  | 'UNREACHABLE'
  | 'REFUSED'
  | 'KEY_MISSING'
  | 'KEY_UNUSABLE'
  | 'KEY_WRONG'

/** Explains to the operator in words what happened and what to do. */
export class DataNotOpened extends Error {
  readonly failure: OpeningFailure

  constructor(failure: OpeningFailure, place: string, cause?: unknown) {
    super(SENTENCES[failure](place, cause instanceof Error ? cause.message : ''), { cause })
    this.failure = failure
  }
}

const SENTENCES: Readonly<Record<OpeningFailure, (place: string, reason: string) => string>> = {
  CLOCK: (place, reason) =>
    `El reloj de este servidor está ${reason} respecto del de la base de datos de ${place}, y la diferencia máxima es de 30 s: ` +
    'las sesiones y los enlaces terminarían antes o después de lo debido. Sincroniza los relojes (NTP) e inicia de nuevo.',
  DAMAGED: (place) =>
    `Los datos de ${place} están dañados y no se abrieron, para no perder nada. ` +
    'Recupera la última copia de seguridad con: npm run host -- restore',
  DISK_FULL: (place) =>
    `El disco de ${place} está lleno y los datos no se abrieron. No están dañados: libera espacio e inicia de nuevo.`,
  MEMORY: () =>
    'No hay memoria suficiente para abrir los datos. No están dañados: cierra otros programas o dale más memoria a este.',
  MIGRATION: (place, reason) =>
    `No se pudieron actualizar los datos de ${place} a esta versión del programa (${reason}). ` +
    'Siguen como estaban: vuelve a la versión anterior e informa de este error.',
  NEWER_SCHEMA: () => 'Los datos son de una versión más nueva del programa. Actualízalo antes de iniciarlo.',
  NOT_ALLOWED: (place, reason) =>
    `El programa no tiene permiso para leer y escribir los datos de ${place} (${reason}). Inícialo con el usuario dueño de la carpeta o corrige sus permisos.`,
  NO_LOCKS: (place) =>
    `El disco de ${place} no permite bloquear archivos, como ocurre en discos de red. Pon los datos en un disco local.`,
  NO_FILE: (place) => `No existe el archivo ${place}: indica una de las copias de la carpeta snapshots.`,
  NO_SNAPSHOT: (place) => `No hay copias de seguridad en ${place}.`,
  SNAPSHOTS_DAMAGED: (place) =>
    `Todas las copias de seguridad de ${place} están dañadas. Los datos siguen como estaban: indica otra copia con restore ARCHIVO.`,
  UNREACHABLE: (place) =>
    `La base de datos de ${place} no responde. Revisa que esté encendida y que la dirección sea la correcta.`,
  REFUSED: (place, reason) =>
    `La base de datos de ${place} no acepta la conexión (${reason}). Revisa el usuario, la contraseña y el nombre de la base.`,
  KEY_MISSING: (place) =>
    `Falta ${place}: con DATABASE_URL un comando necesita las mismas claves que los servidores. Indica ${place} o ${place}_FILE, o la carpeta de datos de uno de ellos con --data.`,
  KEY_UNUSABLE: (place) =>
    `La clave de ${place} está dañada o no se puede leer: tienen que ser 32 bytes en base64 o hexadecimal.`,
  KEY_WRONG: (place) =>
    `${place} no es la clave que selló las claves tributarias guardadas. Vuelve a poner la que había; ` +
    `si se perdió, inicia una vez con --new-vault-key y cada empresa tendrá que ingresar la suya de nuevo.`,
}

/** Explains an error at the start; returns unknown errors unchanged. */
export const explainOpening = (error: unknown, place: string): unknown => {
  if (error instanceof DataNotOpened || error instanceof DataInUse) return error
  const failure = failureOf(error)
  return failure === undefined ? error : new DataNotOpened(failure, place, error)
}

/**
 * The embedded engine hides most causes: unexplained failures are diagnosed from the folder, and are damage when the
 * folder is otherwise usable.
 */
export const explainEmbedded = async (error: unknown, folder: string): Promise<unknown> => {
  const explained = explainOpening(error, folder)
  if (explained !== error || error instanceof DataNotOpened || error instanceof DataInUse) return explained
  const obstacle = await obstacleIn(folder)
  return obstacle === undefined ? new DataNotOpened('DAMAGED', folder, error) : explainOpening(obstacle, folder)
}

const failureOf = (error: unknown): OpeningFailure | undefined => {
  if (error instanceof NewerSchema) return 'NEWER_SCHEMA'
  if (error instanceof MigrationFailed) return failureOf(error.cause) ?? 'MIGRATION'
  if (NO_MEMORY.test(textAt(error, 'message'))) return 'MEMORY'
  const state = sqlState(error)
  if (state !== undefined) return OF_STATE.get(state) ?? OF_STATE.get(state.slice(0, 2))
  return (
    OF_CODE.get(textAt(error, 'code')) ??
    OF_SQLITE.get(numberAt(error, 'errcode') & 0xff) ??
    OF_ENGINE.get(numberAt(error, 'errno'))
  )
}

/** The message of the JavaScript engine, which has no error code. */
const NO_MEMORY = /could not allocate memory|allocation failed|out of memory/i

const OF_CODE: ReadonlyMap<string, OpeningFailure> = new Map([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EACCES', 'NOT_ALLOWED'],
  ['EPERM', 'NOT_ALLOWED'],
  ['EROFS', 'NOT_ALLOWED'],
  ['ENOMEM', 'MEMORY'],
  ['ECONNREFUSED', 'UNREACHABLE'],
  ['ENOTFOUND', 'UNREACHABLE'],
  ['ETIMEDOUT', 'UNREACHABLE'],
  ['ECONNRESET', 'UNREACHABLE'],
  ['EAI_AGAIN', 'UNREACHABLE'],
  ['EHOSTUNREACH', 'UNREACHABLE'],
])
/** SQLSTATE codes and classes of PostgreSQL. */
const OF_STATE: ReadonlyMap<string, OpeningFailure> = new Map([
  ['53100', 'DISK_FULL'],
  ['53200', 'MEMORY'],
  ['57P03', 'UNREACHABLE'],
  ['08', 'UNREACHABLE'],
  ['28', 'REFUSED'],
  ['3D000', 'REFUSED'],
  ['42501', 'REFUSED'],
])
/** Result codes of SQLite, which holds the lock: read-only, disk error, full, cannot open. */
const OF_SQLITE: ReadonlyMap<number, OpeningFailure> = new Map([
  [8, 'NOT_ALLOWED'],
  [10, 'NO_LOCKS'],
  [13, 'DISK_FULL'],
  [14, 'NOT_ALLOWED'],
])
/** Error numbers of the embedded engine, which has its own: ENOSPC, ENOMEM, EACCES, EPERM, EROFS. */
const OF_ENGINE: ReadonlyMap<number, OpeningFailure> = new Map([
  [51, 'DISK_FULL'],
  [48, 'MEMORY'],
  [2, 'NOT_ALLOWED'],
  [63, 'NOT_ALLOWED'],
  [69, 'NOT_ALLOWED'],
])

/** The size of a segment of the engine's log, its largest single write. */
const PROBE_BYTES = 16 * 1024 * 1024

/** The error of the first file that is not readable and writable, or of a full disk. */
const obstacleIn = async (folder: string): Promise<unknown> => {
  const probe = join(dirname(folder), 'space.probe')
  try {
    const names = await readdir(folder, { recursive: true }).catch((error: unknown) =>
      textAt(error, 'code') === 'EACCES' ? Promise.reject(error) : [],
    )
    for (const name of names) await access(join(folder, name), constants.R_OK | constants.W_OK)
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
    return undefined
  } catch (error) {
    return error
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
const textAt = (value: unknown, key: string): string => {
  const found = valueAt(value, key)
  return typeof found === 'string' ? found : ''
}
const numberAt = (value: unknown, key: string): number => {
  const found = valueAt(value, key)
  return typeof found === 'number' ? found : -1
}
