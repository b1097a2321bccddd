import { refreshOnSchedule } from '#host/jobs/refresh-queue.ts'
import { takeJob } from '#host/jobs/job-store.ts'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { ms, printed, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import type { ScaleHost } from './scale-host.ts'

/** The tasks of hosts for all companies together. They grow with them, so that they are measured in the large database only. */
export const measureTasks = async ({ host: { services } }: ScaleHost): Promise<ReadonlyArray<Figure>> => {
  const { database } = services
  const reading = { ...services, database: { ...database, transaction: notDone } }
  const tasks: ReadonlyArray<readonly [string, () => Promise<unknown>]> = [
    ['the refreshes that are due queued, each minute', () => refreshOnSchedule(services, 12 * 60 * 60 * 1000)],
    ['a job taken', () => takeJob(database)],
    ['late orders found, each hour', () => updateLateness(reading)],
  ]
  const figures: Array<Figure> = []
  for (const [name, run] of tasks) figures.push(printed(`all companies: ${name}`, ms(await timed(run))))
  return figures
}

/** Only the search for late orders is measured, not what is written to each. */
const notDone = (): Promise<never> => Promise.resolve(undefined as never)
