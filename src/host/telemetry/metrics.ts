import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Announcements } from '../announcements/announcements.port.ts'
import { integer } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { sql, value } from '../database/sql.ts'
import { makeCachedCheck } from '../kernel/cached-check.ts'
import type { Answered } from '../kernel/metrics.port.ts'

export interface MetricsDependencies {
  /** The names of all endpoints, and of what is none. */
  readonly endpoints: Iterable<string>
  readonly database: Pick<Database, 'query' | 'load'>
  /** The latest jobs of all businesses by state. */
  readonly countJobs: () => Promise<ReadonlyMap<string, number>>
  readonly liveConnections: () => number
  readonly httpConnections: () => Promise<number>
  /** The announcements of other hosts; undefined for a host that has its database alone. */
  readonly announcements: Pick<Announcements, 'isConnected' | 'subscribe'> | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Metrics {
  readonly answered: (answer: Answered) => void
  /** From now on the delays of announcements are measured: those of before the start would look late. */
  readonly followAnnouncements: () => void
  /** All of them, in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const DELAY_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60]

/** Numbers of this process. Labels come from closed lists, never from requests, so that their number is bounded and they name no one. */
export const makeMetrics = (deps: MetricsDependencies): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answered = answerMetrics(registers, deps.endpoints)
  const refreshDatabase = databaseMetrics(registers, deps)
  const refreshConnections = connectionMetrics(registers, deps)
  return {
    answered,
    followAnnouncements: delayMetrics(registers, deps),
    text: async () => {
      await Promise.all([refreshDatabase(), refreshConnections()])
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

type Registers = Array<Registry>

const answerMetrics = (registers: Registers, endpoints: Iterable<string>): Metrics['answered'] => {
  const requests = new Counter({
    name: 'anticipo_http_requests_total',
    help: 'Requests by endpoint and outcome',
    labelNames: ['endpoint', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'anticipo_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['endpoint'],
    buckets: SECONDS,
    registers,
  })
  /* A counter that appears with its first request would hide that request from a rate. */
  for (const endpoint of endpoints) for (const outcome of OUTCOMES) requests.inc({ endpoint, outcome }, 0)
  return ({ endpoint, seconds, status }) => {
    requests.inc({ endpoint, outcome: outcomeOf(status) })
    durations.observe({ endpoint }, seconds)
  }
}

const OUTCOMES = ['ok', 'refused', 'limited', 'unavailable', 'failed', 'aborted'] as const

const outcomeOf = (status: number | undefined): (typeof OUTCOMES)[number] => {
  if (status === undefined) return 'aborted'
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  if (status < 500) return 'refused'
  return status === 503 ? 'unavailable' : 'failed'
}

/** The database is asked at most once a second, and its figures are missing while it does not answer. */
const PROBE = { everyMs: 1_000, limitMs: 2_000 }

const databaseMetrics = (
  registers: Registers,
  { countJobs, database }: Pick<MetricsDependencies, 'countJobs' | 'database'>,
): (() => Promise<void>) => {
  const roundTrip = new Gauge({
    name: 'anticipo_database_round_trip_seconds',
    help: 'Time of the shortest statement, with the wait for a connection',
    registers,
  })
  const jobs = new Gauge({
    name: 'anticipo_tax_jobs',
    help: 'The latest tax job of each business, by state',
    labelNames: ['state'],
    registers,
  })
  const measure = makeCachedCheck(async () => {
    const begunAt = performance.now()
    await value(database, integer, sql`select 1`)
    return (performance.now() - begunAt) / 1000
  }, PROBE)
  const count = makeCachedCheck(countJobs, PROBE)
  const refreshPool = poolMetrics(registers, database)
  return async () => {
    refreshPool()
    const [seconds, counts] = await Promise.all([measure(), count()])
    if (seconds === undefined) roundTrip.remove()
    else roundTrip.set(seconds)
    jobs.reset()
    for (const [state, number] of counts ?? []) jobs.set({ state }, number)
  }
}

/** The embedded database has no pool. */
const poolMetrics = (registers: Registers, { load }: MetricsDependencies['database']): (() => void) => {
  if (load === undefined) return () => undefined
  const connections = new Gauge({
    name: 'anticipo_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
  })
  const waiting = new Gauge({
    name: 'anticipo_database_waiting',
    help: 'Statements and transactions that wait for a connection',
    registers,
  })
  return () => {
    const { idle, open, waiting: queue } = load()
    connections.set({ state: 'busy' }, open - idle)
    connections.set({ state: 'idle' }, idle)
    waiting.set(queue)
  }
}

const connectionMetrics = (
  registers: Registers,
  { announcements, httpConnections, liveConnections }: MetricsDependencies,
): (() => Promise<void>) => {
  const connections = new Gauge({
    name: 'anticipo_http_connections',
    help: 'Open connections of the HTTP server, websockets included',
    registers,
  })
  const live = new Gauge({ name: 'anticipo_websockets', help: 'Open websockets', registers })
  const heard =
    announcements &&
    new Gauge({
      name: 'anticipo_announcements_connected',
      help: 'Whether announcements of other hosts are heard at once',
      registers,
    })
  return async () => {
    live.set(liveConnections())
    connections.set(await httpConnections())
    heard?.set(announcements?.isConnected() === true ? 1 : 0)
  }
}

const delayMetrics = (registers: Registers, { announcements, now }: MetricsDependencies): (() => void) => {
  if (announcements === undefined) return () => undefined
  const delays = new Histogram({
    name: 'anticipo_announcement_delay_seconds',
    help: 'Time from an announcement of any host until it is heard here',
    buckets: DELAY_SECONDS,
    registers,
  })
  return () =>
    announcements.subscribe({
      onAnnouncement: (_announcement, at) => delays.observe(Math.max(0, now() - at) / 1000),
      onMissed: () => undefined,
      onError: () => undefined,
    })
}
