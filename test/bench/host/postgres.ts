import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Postgres {
  readonly address: string
  readonly stop: () => Promise<void>
}

const INSTALLED = '/usr/lib/postgresql'

/** The server that `DATABASE_URL` names, or one started for the occasion where Debian's is installed; else none. */
export const findPostgres = async (): Promise<Postgres | undefined> => {
  const address = process.env['DATABASE_URL']
  if (address !== undefined) return { address, stop: async () => undefined }
  const [version] = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted().toReversed() : []
  const programs = join(INSTALLED, version ?? '', 'bin')
  return version !== undefined && existsSync(join(programs, 'initdb')) ? startAnew(programs) : undefined
}

/** PostgreSQL refuses to run as root, so root runs it as the user that comes with the package. */
const startAnew = async (programs: string): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const as = (program: string, args: ReadonlyArray<string>): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]] : [join(programs, program), [...args]]
  execFileSync(...as('initdb', ['-D', data, '-A', 'trust', '-U', 'bench', '-E', 'UTF8', '--locale=C.UTF-8']), { stdio: 'ignore', cwd: folder })
  const server = spawn(...as('postgres', ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]), { stdio: 'ignore', cwd: folder })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let tries = 0; tries < 50 && !isReady(programs, port); tries += 1) await wait(200)
  return {
    address: `postgres://bench@127.0.0.1:${port}/postgres`,
    stop: async () => {
      execFileSync(...as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']), { stdio: 'ignore', cwd: folder })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isReady = (programs: string, port: number): boolean => {
  try {
    execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
    return true
  } catch {
    return false
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
