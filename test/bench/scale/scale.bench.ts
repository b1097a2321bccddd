import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#host/database/postgres-database.ts'
import { postgresPrograms, startPostgres } from '../../../scripts/lib/throwaway-postgres.mjs'
import { atMost, ratio, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import { READS, signIn, WRITES, type MeasuredCall, type MeasuredCompany } from './calls.ts'
import { makeFleet, MEASURED } from './fleet.ts'
import { measureTasks } from './host-tasks.ts'
import { load } from './load.ts'
import { plansOf } from './plans.ts'
import { makeScaleHost, openScaleDatabase, type ScaleHost } from './scale-host.ts'
import { sizesOf } from './sizes.ts'
import { tablesOf } from './tables.ts'

export interface ScaleOptions {
  readonly companies: number
  /** A file for the plans of the statements in the large database. */
  readonly plans: string | undefined
}

const SMALL = 10
/** The fastest of these is one measurement, because a busy machine interrupts some. */
const CALLS = 3
const UNCOUNTED = 3
const ALIKE = atMost(1.3)

/** The settings of a server of that size; the planner's own settings are the defaults. */
const SETTINGS = ['shared_buffers=2GB', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=2GB']

/** Measured with 10,000 companies, indexes and log included. */
const MEGABYTES_PER_COMPANY = 1.2

/**
 * The cost of one company's calls in a database of many companies, beside one of ten, both on one temporary PostgreSQL server, in
 * turns. The data folder is removed at the end.
 */
export const benchScale = async ({ companies, plans }: ScaleOptions): Promise<ReadonlyArray<Figure>> => {
  needSpace(companies)
  const programs = postgresPrograms()
  const server = await startPostgres({ settings: SETTINGS })
  if (server === undefined || programs === undefined) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-scale-'))
  const opened: Array<ScaleHost> = []
  const endAll = async (): Promise<void> => {
    try {
      for (const scale of opened) await scale.close()
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  let ending: Promise<void> | undefined
  /* Once: an interruption also makes the call fail that is under way. */
  const end = (): Promise<void> => (ending ??= endAll())
  const interrupted = (): void => void end().finally(() => process.exit(130))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const open = async (name: string, size: number): Promise<ScaleHost> => {
      const address = await createDatabase(server.address, name)
      const resources = await openScaleDatabase(folder, address)
      const fleet = makeFleet(size)
      say(`${name}: ${size.toLocaleString('en')} companies, ${fleet.invoices.total.toLocaleString('en')} invoices`)
      const tables = tablesOf(fleet, resources.clock.today('CL'), new Date(resources.clock.now()))
      await load({ psql: join(programs, 'psql'), address }, tables, (table) => say(`${name}: ${table} loaded`))
      const scale = await makeScaleHost(resources, folder)
      opened.push(scale)
      return scale
    }
    const [small, large] = [await open('small', SMALL), await open('large', companies)]
    say(await sizesOf(large.host.services.database))
    const figures = await measureAll(small, large, plans)
    return [...figures, ...(await measureTasks(large))]
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await end()
  }
}

const measureAll = async (
  small: ScaleHost,
  large: ScaleHost,
  plans: string | undefined,
): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  const explained: Array<string> = []
  for (const { company, name } of MEASURED) {
    const [ours, reference] = [await signIn(large, company), await signIn(small, company)]
    for (const call of [...READS, ...WRITES]) {
      figures.push(await compare(`${call.name}, company of ${name}`, call, ours, reference))
      if (plans !== undefined) explained.push(await plansOf(`${call.name}, company of ${name}`, call, ours))
    }
  }
  if (plans !== undefined) writeFileSync(plans, explained.join('\n'))
  return figures
}

/** Each is first in half of the rounds. */
const compare = async (
  what: string,
  { request, rounds }: MeasuredCall,
  ours: MeasuredCompany,
  reference: MeasuredCompany,
): Promise<Figure> => {
  const once = async (company: MeasuredCompany): Promise<number> => {
    const times: Array<number> = []
    for (let call = 0; call < CALLS; call += 1) {
      const asked = request(company)
      times.push(await timed(() => company.scale.call(asked)))
    }
    return Math.min(...times)
  }
  const [large, small]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + UNCOUNTED; round += 1) {
    const isFirst = round % 2 === 0
    const before = isFirst ? await once(ours) : await once(reference)
    const after = isFirst ? await once(reference) : await once(ours)
    if (round < UNCOUNTED) continue
    large.push(isFirst ? before : after)
    small.push(isFirst ? after : before)
  }
  const figure = ratio(what, large, small, ALIKE)
  say(`${figure.what}: ${figure.measured} beside ${figure.reference}`)
  return figure
}

const createDatabase = async (server: string, name: string): Promise<string> => {
  const keeper = openPostgres(server)
  await keeper.script(`create database ${name}`)
  await keeper.close()
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** Says how much disk it takes before it takes it. */
const needSpace = (companies: number): void => {
  const { bavail, bsize } = statfsSync(tmpdir())
  const [free, needed] = [(bavail * bsize) / 1e9, 3 + (companies * MEGABYTES_PER_COMPANY) / 1e3]
  say(`${tmpdir()}: ${needed.toFixed(1)} GB needed until the end, ${free.toFixed(1)} GB free`)
  if (free < needed) throw new Error('Not enough disk. TMPDIR names another folder.')
}

const from = performance.now()
const say = (text: string): void =>
  console.error(`${Math.round((performance.now() - from) / 1000)} s, load ${loadavg()[0]?.toFixed(1) ?? ''}: ${text}`)
