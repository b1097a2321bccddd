import { refreshOnSchedule } from '#host/jobs/refresh-queue.ts'
import { takeJob } from '#host/jobs/job-store.ts'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { ceiling, ms, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import type { ScaleHost } from './scale-host.ts'

/** What a statement of a host may take: the server ends it then. */
const STATEMENT_LIMIT_MS = 5_000

/** What hosts do for all companies together. It grows with them, so that it is measured in the large database only. */
export const measureTasks = async ({ host: { services } }: ScaleHost): Promise<ReadonlyArray<Figure>> => {
  const { database } = services
  const reading = { ...services, database: { ...database, transaction: notDone } }
  const tasks: ReadonlyArray<readonly [string, () => Promise<unknown>]> = [
    ['the refreshes that are due queued, each minute', () => refreshOnSchedule(services, 12 * 60 * 60 * 1000)],
    ['a job taken', () => takeJob(database)],
    ['late orders found, each hour', () => updateLateness(reading)],
  ]
  const figures: Array<Figure> = []
  for (const [name, run] of tasks)
    figures.push(ceiling(`all companies: ${name}`, await timed(run), STATEMENT_LIMIT_MS, ms))
  return figures
}

/** Only the search for late orders is measured, not what is written to each. */
const notDone = (): Promise<never> => Promise.resolve(undefined as never)
