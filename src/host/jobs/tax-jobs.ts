import type { Database } from '../database/database.ts'
import { endLeases, renewLease, takeJob, type TaxJob } from './job-store.ts'
import type { Jobs } from './jobs.port.ts'

/** The job worker of this process: one job at a time, in queue order. */
export interface TaxJobs extends Jobs {
  /** Processes the queue and abandoned jobs of other hosts, and from then on new jobs. */
  readonly start: () => Promise<void>
  /** Releases the current job between two batches; it restarts with the next start. */
  readonly stop: () => Promise<void>
  /** Resolves when the queue is empty. */
  readonly idle: () => Promise<void>
}

/** Does the work of a job; the queue takes care of leases and turns. */
export interface JobWork {
  /** Ends early when `signal` is aborted: the host stops, or another host took over the job. */
  readonly run: (job: TaxJob, signal: AbortSignal) => Promise<void>
  /** Records that `run` threw. */
  readonly fail: (job: TaxJob, cause: unknown) => Promise<void>
}

export interface TaxJobsDependencies {
  readonly database: Database
  readonly work: JobWork
  /** No other host uses this database: running jobs at the start were left by a host that ended. */
  readonly isAlone: boolean
  /** Calls `run` repeatedly until the result is called. */
  readonly every?: (milliseconds: number, run: () => unknown) => () => void
}

/** A third of a lease, so that two renewals may be missed. */
const HEARTBEAT_MS = 20_000
/** The poll interval of the queue, which finds abandoned jobs of other hosts. */
const POLL_MS = 15_000

const everyReal = (milliseconds: number, run: () => unknown): (() => void) => {
  const timer = setInterval(run, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

export const makeTaxJobs = (deps: TaxJobsDependencies): TaxJobs => {
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  let again = false

  const wake = (): void => {
    if (stopping.signal.aborted) return
    again = true
    working ??= drain().finally(() => {
      working = undefined
      if (again) wake()
    })
  }
  const drain = async (): Promise<void> => {
    while (again) {
      again = false
      for (let job = await next(); job !== undefined; job = await next()) await work(deps, job, stopping.signal)
    }
  }
  const next = (): Promise<TaxJob | undefined> =>
    stopping.signal.aborted ? Promise.resolve(undefined) : takeJob(deps.database).catch(() => undefined)

  let started = false
  let stopPolling = (): void => undefined
  const idle = async (): Promise<void> => {
    if (working === undefined) return
    await working
    await idle()
  }
  return {
    enqueue: () => {
      if (started) wake()
    },
    start: async () => {
      if (started) return
      if (deps.isAlone) await endLeases(deps.database)
      started = true
      stopPolling = (deps.every ?? everyReal)(POLL_MS, wake)
      wake()
    },
    stop: async () => {
      stopping.abort()
      stopPolling()
      again = false
      await idle()
    },
    idle,
  }
}

/** Another host may have taken over the job meanwhile: then this result is discarded without a notification. */
const work = async (deps: TaxJobsDependencies, job: TaxJob, stopping: AbortSignal): Promise<void> => {
  const lost = new AbortController()
  const stopRenewing = (deps.every ?? everyReal)(HEARTBEAT_MS, () =>
    renewLease(deps.database, job).then(
      (isMine) => (isMine ? undefined : lost.abort()),
      () => undefined,
    ),
  )
  try {
    await deps.work.run(job, AbortSignal.any([stopping, lost.signal]))
  } catch (cause) {
    await deps.work.fail(job, cause).catch(() => undefined)
  } finally {
    stopRenewing()
  }
}
