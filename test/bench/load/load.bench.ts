import { setTimeout as wait } from 'node:timers/promises'
import type { BenchHost } from '../support/bench-host.ts'
import { atMost, median, ms, percentile, printed, ratio, score, type Figure } from '../support/figure.ts'
import { eventTimes } from './event-times.ts'
import { startLoadSite, type LoadSite, type Login } from './load-site.ts'
import { attempted, noCounts, useSite, type LoadCounts } from './load-user.ts'

const USERS = 50
const EVENTS = 30
/** A host takes more memory from the system in its first minute. */
const WARM_UP_S = 60
const MEASURED_S = 60
const KILL_EVERY_S = 10
const MEMORY_EVERY_S = 1
/** The host allows fifteen sign-ins in a second from one address. */
const ARRIVE_EVERY_MS = 100

/**
 * Fifty users of two hosts behind nginx, all of it on this machine, each with an open page and 0.2 to 0.6 s between two
 * calls: they sign in once, then list, search, calculate, order and list orders. A second minute is the same while one host
 * after the other is killed and starts again. A call without an answer, or with 502, 503 or 504, is repeated twice, as a
 * client does, and is an error only after that; any other answer but 200 is an error at once.
 */
export const benchLoad = async (): Promise<ReadonlyArray<Figure>> => {
  const site = await startLoadSite(USERS)
  try {
    const events = await eventTimes(site, EVENTS)
    const warm = await underLoad(site, WARM_UP_S)
    const memory = watchMemory(site.hosts)
    const calm = await underLoad(site, MEASURED_S)
    memory.stop()
    const killing = killInTurn(site.hosts)
    const killed = await underLoad(site, MEASURED_S)
    await killing.stop()
    const acknowledged = EVENTS + warm.orders + calm.orders + killed.orders
    for (const error of [...calm.errors, ...killed.errors].slice(0, 10)) console.error(error)
    return [
      printed(`a change at one host on a page of the other, ${EVENTS} times, median`, ms(median(events))),
      score(
        `errors in ${calm.times.length} calls of ${USERS} users in ${MEASURED_S} s (${calm.repeated} repeated)`,
        [calm.errors.length],
        atMost(0),
      ),
      printed('  p50 and p99 of these calls', `${ms(median(calm.times))}, ${ms(percentile(calm.times, 0.99))}`),
      ...memory.samples.map((sizes, at) =>
        flat(`memory of host ${at + 1}: the last third of the minute beside the first`, sizes),
      ),
      score(
        `errors in ${killed.times.length} calls while a host is killed every ${KILL_EVERY_S} s, ${killing.count()} times ` +
          `(${killed.repeated} repeated, ${killed.reconnected} pages connected again, p99 ${ms(percentile(killed.times, 0.99))})`,
        [killed.errors.length],
        atMost(0),
      ),
      score(
        `difference between ${acknowledged} acknowledged orders and those in the database`,
        [Math.abs((await ordersIn(site)) - acknowledged)],
        atMost(0),
      ),
    ]
  } finally {
    await site.stop()
  }
}

const underLoad = async ({ address, users }: LoadSite, seconds: number): Promise<LoadCounts> => {
  const counts = noCounts()
  const end = performance.now() + seconds * 1_000
  const isOver = (): boolean => performance.now() >= end
  const arrive = async (user: Login, at: number): Promise<void> => {
    await wait(at * ARRIVE_EVERY_MS)
    await attempted(counts, () => useSite(address, user, isOver, counts))
  }
  await Promise.all(users.map(arrive))
  return counts
}

const watchMemory = (hosts: ReadonlyArray<BenchHost>) => {
  const samples = hosts.map((): Array<number> => [])
  const timer = setInterval(
    () => hosts.forEach((host, at) => samples[at]?.push(host.megabytes())),
    MEMORY_EVERY_S * 1_000,
  )
  return { samples, stop: () => clearInterval(timer) }
}

const flat = (what: string, sizes: ReadonlyArray<number>): Figure => {
  const third = Math.floor(sizes.length / 3)
  const megabytes = (value: number): string => `${Math.round(value)} MB`
  return ratio(what, [median(sizes.slice(-third))], [median(sizes.slice(0, third))], atMost(1.2), megabytes)
}

/** One host after the other, until it is stopped. */
const killInTurn = (hosts: ReadonlyArray<BenchHost>) => {
  const stopping = new AbortController()
  let count = 0
  const work = async (): Promise<void> => {
    for (;;) {
      await wait(KILL_EVERY_S * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await hosts[count % hosts.length]?.killAndRestart()
      count += 1
    }
  }
  const working = work()
  return {
    count: () => count,
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}

const ordersIn = async ({ database }: LoadSite): Promise<number> => {
  const [row] = await database.query<{ count: number }>('select count(*)::integer as count from orders')
  return row?.count ?? 0
}
