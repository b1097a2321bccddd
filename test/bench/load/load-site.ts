import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { checkDigit } from '#domain/tax-id/rut.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import type { Database } from '#host/database/database.ts'
import { sendToHost } from '#test/e2e/support/operator-socket.ts'
import { createServerDatabase } from '#test/support/server-database.ts'
import { startBalancer } from '../../../scripts/lib/throwaway-balancer.mjs'
import { freePort } from '../../../scripts/lib/throwaway-postgres.mjs'
import { findPostgres } from '../host/postgres.ts'
import { startHost, type BenchHost } from '../support/bench-host.ts'

export interface Login {
  readonly email: string
  readonly password: string
}

/** Two hosts on PostgreSQL behind nginx, with users who have a company each. */
export interface LoadSite {
  /** `https://…` of nginx. */
  readonly address: string
  readonly hosts: readonly [BenchHost, BenchHost]
  readonly database: Database
  readonly users: ReadonlyArray<Login>
  readonly stop: () => Promise<void>
}

const INVOICES_PER_COMPANY = 1_000
const PASSWORD = 'una frase para entrar'

export const startLoadSite = async (userCount: number): Promise<LoadSite> => {
  const server = await findPostgres()
  if (server === undefined) throw new Error('The load needs PostgreSQL: install it, or set DATABASE_URL')
  const { address, drop } = await createServerDatabase(server.address)
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-load-'))
  const keyFile = (name: string): string => {
    writeFileSync(join(folder, name), randomBytes(32).toString('base64url'))
    return join(folder, name)
  }
  const port = await freePort()
  const flags = [
    `--database-url=${address}`,
    `--session-key-file=${keyFile('session.key')}`,
    `--vault-key-file=${keyFile('vault.key')}`,
    '--password-cost=10',
    '--behind-proxy',
    `--public-address=https://127.0.0.1:${port}`,
  ]
  const hosts = [await startHost(flags), await startHost(flags)] as const
  const balancer = await startBalancer(
    'nginx',
    hosts.map((host) => new URL(host.address).host),
    port,
  )
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), balancer.certificate])
  const database = openPostgres(address)
  const users: Array<Login> = []
  for (let at = 0; at < userCount; at += 1) users.push(await addUser(hosts[at % 2] ?? hosts[0], at))
  await addInvoices(database)
  return {
    address: balancer.address,
    hosts,
    database,
    users,
    stop: async () => {
      await balancer.stop()
      await Promise.all(hosts.map((host) => host.stop()))
      await database.close()
      await drop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const addUser = async (host: BenchHost, at: number): Promise<Login> => {
  const body = 76_600_000 + at
  const login = { email: `usuario${at}@empresa.example`, password: PASSWORD }
  await sendToHost(host.data, ['company:add', `${body}-${checkDigit(String(body))}`], {
    name: `Empresa ${at}`,
    user: login.email,
    password: login.password,
  })
  return login
}

/** Without documents, whose checks would go on in the background of what is measured. */
const addInvoices = async (database: Database): Promise<void> => {
  await database.script(
    `insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, search, plain_identifier, folio_order, payer_order)
     select b.id, 'load-' || n, n::text, 'Pagador ' || n % 97, '76000' || n % 97 || '-0', current_date - n % 20, current_date + 40 + n % 40,
       1000000 + n * 37, true, n || ' pagador ' || n % 97, '76000' || n % 97 || '0', lpad(n::text, 20, '0'), 'PAGADOR ' || n % 97
     from business b, generate_series(1, ${INVOICES_PER_COMPANY}) n`,
  )
  await database.script('analyze invoice')
}
