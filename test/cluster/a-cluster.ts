import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { startProduct, type Product } from '#test/e2e/support/product.ts'
import { emptyDatabase } from './cluster-database.ts'

export interface Cluster {
  readonly hosts: readonly [Product, Product, ...ReadonlyArray<Product>]
  /** For a command or one more host: the database and the keys. */
  readonly flags: ReadonlyArray<string>
  /** The address of the database. */
  readonly database: string
  readonly sessionKeyFile: string
}

interface ClusterOptions {
  /** Further options of each host. */
  readonly options?: ReadonlyArray<string>
  /** A PostgreSQL server of the test's own. */
  readonly server?: string
}

/** Hosts that start at the same time on an empty database, with the same keys and each with a data folder of its own. */
export const aCluster = async (count: 2 | 3 = 2, { options = [], server }: ClusterOptions = {}): Promise<Cluster> => {
  const address = await emptyDatabase(server)
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-cluster-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const keyFile = (name: string): string => {
    const file = join(folder, name)
    writeFileSync(file, randomBytes(32).toString('base64url'))
    return file
  }
  const sessionKeyFile = keyFile('session.key')
  const flags = [
    `--database-url=${address}`,
    `--session-key-file=${sessionKeyFile}`,
    `--vault-key-file=${keyFile('vault.key')}`,
    '--password-cost=10',
    ...options,
  ]
  const [first, second, ...others] = await Promise.all(
    Array.from({ length: count }, async () => {
      const host = await startProduct(flags)
      onTestFinished(host.stop)
      return host
    }),
  )
  if (first === undefined || second === undefined) throw new Error('No hosts')
  return { hosts: [first, second, ...others], flags, database: address, sessionKeyFile }
}

export interface OpenPage {
  readonly messages: ReadonlyArray<{ readonly type: string }>
  /** Resolves once a message of the type arrived. */
  readonly receives: (type: string) => Promise<void>
  /** The close code. */
  readonly closed: Promise<number>
}

/** A host, or the balancer before several. */
export type Site = Pick<Product, 'address'>

/** The live connection of a page, after it was admitted. */
export const openPage = async (
  host: Site,
  session: { readonly token: string; readonly businessId: number },
  missedMs?: number,
): Promise<OpenPage> => {
  const socket = new WebSocket(`${host.address.replace('http', 'ws')}/ws`, { origin: host.address })
  onTestFinished(() => socket.terminate())
  const messages: Array<{ readonly type: string }> = []
  const listeners = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as { type: string })
    for (const listener of listeners) listener()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ command: 'create', ...session, missedMs }))
  const receives = (type: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => messages.some((message) => message.type === type) && resolve()
      listeners.add(check)
      check()
      void closed.then((code) => reject(new Error(`closed with ${code}`)))
    })
  await receives('ready')
  return { messages, receives, closed }
}

/** The status of a call at a host. */
export const statusOf = async (
  host: Site,
  call: string,
  token?: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const [method = 'GET', path = '/'] = call.split(' ', 2)
  const answer = await fetch(`${host.address}${path}`, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A call that needs the session. */
export const callOf = ({ businessId }: { readonly businessId: number }): string =>
  `GET /api/business/${businessId}/taxuser/check`

/** Signs a user in at a host. */
export const sessionAt = async (
  host: Site,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly token: string; readonly businessId: number }> => {
  const answer = await fetch(`${host.address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { token, businessId: decodeJwt<{ business: { id: number } }>(token).business.id }
}
