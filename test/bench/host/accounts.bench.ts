import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createHost, type Host } from '#host/server/create-host.ts'
import { openResources } from '#host/server/resources.ts'
import { makeLimits, STANDARD_RATES } from '#host/http/rate-limits.ts'
import { buildServer } from '#host/server/http-server.ts'
import { atMost, median, ms, ratio, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import { quietConfig } from '../support/quiet-config.ts'

const PAIRS = 200
/** A longer answer would tell who has an account. */
const ALIKE = atMost(1.25)

/**
 * The time difference between responses for addresses with and without an account. Attempts are not counted; all else
 * is as in production.
 */
export const benchAccounts = async (): Promise<ReadonlyArray<Figure>> => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-accounts-'))
  const resources = await openResources(quietConfig(folder))
  const unlimited = { ...STANDARD_RATES, readsPerSecond: 1e9, writesPerSecond: 1e9, triesPerAddress: 1e9 }
  const host = createHost({ ...resources, limits: makeLimits(resources.database, unlimited) }, () => undefined)
  const app = await buildServer(host.services, {
    clientFolder: folder,
    behindProxy: false,
    log: { level: 'silent' },
    readiness: host.readiness,
  })
  try {
    const password = await host.services.passwords.hash('the one that counts')
    await host.services.database.query(
      `insert into app_user (email, name, password_hash) select 'known' || n || '@empresa.cl', '', $1::text from generate_series(0, $2::int - 1) as n`,
      [password, PAIRS],
    )
    return [
      gapOf(
        'signing in, processor',
        await pairs((email) => worked(() => post(app, '/api/user/login', { email, password: 'a guess' }, 401))),
      ),
      gapOf('asking for a reset', await pairs((email) => resetTime(app, host, email))),
      gapOf('the next answer after asking for a reset', await pairs((email) => timeAfterReset(app, host, email))),
    ]
  } finally {
    await app.close()
    await host.mail.close()
    await host.connections.close()
    await host.workers.close()
    await resources.database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Answers {
  readonly known: ReadonlyArray<number>
  readonly unknown: ReadonlyArray<number>
}

/** Milliseconds per pair; each is first in half of them. */
const pairs = async (timeOf: (email: string) => Promise<number>): Promise<Answers> => {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []]
  for (let at = 0; at < PAIRS; at += 1) {
    const [known, unknown] = [`known${at}@empresa.cl`, `unknown${at}@empresa.cl`]
    const [first, second] = at % 2 === 0 ? [known, unknown] : [unknown, known]
    const times = new Map([
      [first, await timeOf(first)],
      [second, await timeOf(second)],
    ])
    ofKnown.push(times.get(known) ?? Number.NaN)
    ofUnknown.push(times.get(unknown) ?? Number.NaN)
  }
  return { known: ofKnown, unknown: ofUnknown }
}

const gapOf = (what: string, { known, unknown }: Answers): Figure => {
  const isKnownSlower = median(known) >= median(unknown)
  const name = `${what}: ${isKnownSlower ? 'known beside unknown' : 'unknown beside known'} address, ${PAIRS} pairs`
  return isKnownSlower ? ratio(name, known, unknown, ALIKE, ms) : ratio(name, unknown, known, ALIKE, ms)
}

/** CPU milliseconds, because hashing takes long enough for other programs to hide any gap in wall-clock time. */
const worked = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000
}

const resetTime = async (app: FastifyInstance, { mail }: Host, email: string): Promise<number> => {
  const time = await timed(() => post(app, '/api/user/resetpassword', { email }, 200))
  await mail.settled()
  return time
}

/** Processing after the response delays the next request. */
const timeAfterReset = async (
  app: FastifyInstance,
  { mail, services: parts }: Host,
  email: string,
): Promise<number> => {
  await parts.database.query('delete from mailed_link')
  await post(app, '/api/user/resetpassword', { email }, 200)
  const time = await timed(() => app.inject('/health/ready'))
  await mail.settled()
  return time
}

const post = async (app: FastifyInstance, url: string, payload: object, status: number): Promise<void> => {
  const answer = await app.inject({ method: 'POST', url, payload })
  if (answer.statusCode !== status) throw new Error(`${url} answered ${answer.statusCode}`)
}
