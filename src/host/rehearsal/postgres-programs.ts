import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Rejection } from '../kernel/rejection.ts'

/** PostgreSQL's own programs, each with a way to run it on a database. */
export interface PostgresPrograms {
  readonly dump: RunProgram
  readonly restore: RunProgram
}

/** Runs a program on the database of `address`; the signal ends it. */
type RunProgram = (address: string, args: ReadonlyArray<string>, until: AbortSignal) => Promise<void>

/**
 * Those of the server's major version: older ones reject the server, and newer ones write settings that it does not know. Debian and Red Hat
 * have a folder for each version; others have one on the path.
 */
export const findPostgresPrograms = async (major: number): Promise<PostgresPrograms> => {
  const folders = [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ]
  for (const folder of folders) {
    const [dump, restore] = [join(folder, 'pg_dump'), join(folder, 'pg_restore')]
    if ((await majorOf(dump)) === major && (await majorOf(restore)) === major)
      return { dump: runner(dump), restore: runner(restore) }
  }
  throw new Rejection(
    `Faltan pg_dump y pg_restore de PostgreSQL ${major}, la versión del servidor: instálalos (en Debian, el paquete postgresql-client-${major}) ` +
      'o pon su carpeta en PATH.',
  )
}

const majorOf = async (program: string): Promise<number | undefined> => {
  if (!existsSync(program)) return undefined
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'])
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
  } catch {
    return undefined
  }
}

const runner =
  (program: string): RunProgram =>
  (address, args, until) =>
    new Promise((resolve, reject) => {
      const { environment, url } = withoutPassword(address)
      const child = spawn(program, ['--no-password', `--dbname=${url}`, ...args], {
        env: { ...environment, ...ownEnvironment() },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal: until,
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MAX_OUTPUT_LENGTH)))
      child.once('error', (error) => reject(until.aborted ? until.reason : error))
      child.once('close', (code) => {
        if (code === 0) return resolve()
        reject(until.aborted ? until.reason : new Rejection(`${program} terminó con ${code}: ${said.trim()}`))
      })
    })

const MAX_OUTPUT_LENGTH = 2_000

/** Process lists show arguments, so that the password goes by the environment. */
const withoutPassword = (address: string) => {
  const url = new URL(address)
  const password = url.password === '' ? url.searchParams.get('password') : decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { url: url.href, environment: password === null ? {} : { PGPASSWORD: password } }
}

/** The environment of these programs, without the keys of the host. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => READ.test(name)))

const READ = /^(?:PATH|HOME|TMPDIR|LANG|LC_\w+|PG(?!PASSWORD$)\w+)$/
