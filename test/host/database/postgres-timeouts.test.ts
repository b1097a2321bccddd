import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { DatabaseUnreachable, openPostgres, whileLocked } from '#host/database/postgres-database.ts'
import { buildServer } from '#host/server/http-server.ts'
import { makeReadiness } from '#host/server/readiness.ts'
import { aHost } from '#test/host/server/a-host.ts'
import { silentServer, type SilentServer } from './silent-server.ts'

/** For failures that are no question of time. */
const AMPLE = { connect: 60_000, lock: 60_000, statement: 60_000, answer: 60_000, idleInTransaction: 60_000 }
const SHORT = { connect: 200, lock: 200, statement: 200, answer: 300, idleInTransaction: 1_000 }

let server: SilentServer | undefined
let database: Database | undefined
afterEach(async () => {
  await server?.close()
  await database?.close()
  database = undefined
})
const stopped = async ({ greets }: { readonly greets: boolean }, limits = SHORT): Promise<Database> => {
  server = await silentServer(greets)
  database = openPostgres(server.address, limits)
  return database
}

describe('a PostgreSQL server that was stopped', () => {
  it.each([{ greets: false }, { greets: true }])(
    'makes a statement fail instead of wait (after authentication: $greets)',
    async (how) => {
      const silent = await stopped(how)
      await expect(silent.query('select 1')).rejects.toThrow(DatabaseUnreachable)
      await expect(silent.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseUnreachable)
    },
  )

  it.each([{ greets: false }, { greets: true }])(
    'makes a migration fail instead of wait (after authentication: $greets)',
    async ({ greets }) => {
      server = await silentServer(greets)
      await expect(whileLocked(server.address, 1, async () => undefined, SHORT)).rejects.toThrow(DatabaseUnreachable)
    },
  )

  it('gets a new connection after each statement without a response', async () => {
    const silent = await stopped({ greets: true })
    for (let at = 0; at < 3; at += 1)
      await expect(silent.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseUnreachable)
    expect(server?.connections()).toBe(3)
  })

  it('fails all concurrent callers, also those who wait for a connection', async () => {
    const silent = await stopped({ greets: true })
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => silent.query('select 1')))
    expect(asked.map((one) => one.status === 'rejected' && one.reason instanceof DatabaseUnreachable)).toEqual(
      asked.map(() => true),
    )
  })

  it('that closes its connections fails the transaction, and not the host', async () => {
    const silent = await stopped({ greets: true }, AMPLE)
    const outcome = expect(silent.transaction((tx) => tx.query('select 1'))).rejects.toThrow(
      'Connection terminated unexpectedly',
    )
    await server?.asked
    await server?.close()
    await outcome
  })

  it('makes the host respond that its storage is unavailable, with a retry time', async () => {
    const host = await aHost()
    const silent = await stopped({ greets: true })
    const app = await buildServer(
      { ...host.services, database: silent },
      {
        clientFolder: '/nowhere',
        behindProxy: false,
        readiness: makeReadiness({
          announcements: { isConnected: () => false },
          database: silent,
          maintenance: host.services.maintenance,
          writeProbe: async () => undefined,
        }),
        log: { level: 'silent', stream: { write: () => undefined } },
      },
    )
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'ana@empresa.cl', password: 'x' },
    })
    const ready = await app.inject('/health/ready')
    await app.close()
    await host.close()
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode, answer.headers['retry-after']]).toEqual([
      503,
      'ERROR_STORAGE',
      '5',
    ])
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', reasons: ['DATABASE_UNAVAILABLE', 'ANNOUNCEMENTS_DISCONNECTED'], warnings: [] },
    ])
  })
})
