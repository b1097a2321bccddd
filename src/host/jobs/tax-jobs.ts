import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Database } from '../database/database.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { NotificationEvent } from '../notifications/notification-event.ts'
import { notify } from '../notifications/notifications.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import type { SyncOutcome, SyncReport, Connector } from '../tax-authority/connector.ts'
import type { Authenticate } from '../tax-credential/authenticate.ts'
import { deactivateCredential } from '../tax-credential/store.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import {
  addArrivals,
  arrivalsOf,
  endLeases,
  finishJob,
  isRetry,
  isTakenTooOften,
  renewLease,
  requeueJob,
  saveProgress,
  takeJob,
  type JobFailure,
  type TaxJob,
} from './job-store.ts'
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

export interface TaxJobsDependencies {
  readonly database: Database
  readonly connector: Connector
  readonly live: Pick<Live, 'publish'>
  readonly clock: Clock
  readonly mail: Mail
  /** Whether the tax authority still accepts the stored password; otherwise nothing is fetched. */
  readonly authenticate: Authenticate
  /** No other host uses this database: running jobs at the start were left by a host that ended. */
  readonly isAlone: boolean
  /** Calls `run` repeatedly until the result is called. */
  readonly every?: (milliseconds: number, run: () => unknown) => () => void
  /** Receives the result of a job: counts and codes, no contents. */
  readonly onEnd: (job: TaxJob, end: JobEnd) => void
}

export type JobEnd =
  | { readonly _tag: 'Succeeded'; readonly report: SyncReport }
  | { readonly _tag: 'Failed'; readonly failure: JobFailure; readonly cause?: unknown }

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
    await syncAsOwner(deps, job, AbortSignal.any([stopping, lost.signal]))
  } catch (cause) {
    await fail(deps, job, 'UNEXPECTED', cause).catch(() => undefined)
  } finally {
    stopRenewing()
  }
}

const syncAsOwner = async (deps: TaxJobsDependencies, job: TaxJob, signal: AbortSignal): Promise<void> => {
  if (isTakenTooOften(job))
    return fail(deps, job, 'UNEXPECTED', new Error('the job was given up: it was taken too often'))
  publishProgress(deps, job, { status: 'WORKING', completion: 0 })
  const authentication = await deps.authenticate(job.businessId)
  if (authentication._tag === 'Missing') return fail(deps, job, 'TAX_CREDENTIAL_MISSING')
  if (authentication._tag === 'Rejected') return failRejected(deps, job, authentication.sealed)
  const outcome = authentication._tag === 'Accepted' ? await sync(deps, job, signal) : authentication
  if (outcome._tag === 'Synced') await succeed(deps, job, outcome.report)
  else if (outcome._tag === 'Interrupted') await requeueJob(deps.database, job)
  else await fail(deps, job, 'TAX_AUTHORITY_UNAVAILABLE')
}

const sync = (deps: TaxJobsDependencies, job: TaxJob, signal: AbortSignal): Promise<SyncOutcome> => {
  let reported = 0
  let stored = 0
  return deps.connector.sync(job.businessId, {
    signal,
    onProgress: async (percent, { documents, invoices }) => {
      if (percent === reported) return
      reported = percent
      publishProgress(deps, job, { status: 'WORKING', completion: percent, invoices })
      if (percent < stored + STORED_STEP) return
      stored = percent
      await saveProgress(deps.database, job, percent, documents)
    },
    onArrivals: (tx, arrivals) => addArrivals(tx, job, arrivals),
  })
}

/** The stored progress is less precise than the live one, because only reopened pages read it. */
const STORED_STEP = 5

const succeed = async (deps: TaxJobsDependencies, job: TaxJob, report: SyncReport): Promise<void> => {
  await saveProgress(deps.database, job, 100, report.documents)
  const arrivals = await arrivalsOf(deps.database, job)
  if (!(await finish(deps, job, successEvent(job, report, arrivals)))) return
  deps.onEnd(job, { _tag: 'Succeeded', report })
  publishProgress(deps, job, { status: 'SUCCESS', completion: 100, invoices: report.invoices, arrivals })
  deps.live.publish({ type: 'payables', businessId: job.businessId })
  deps.live.publish({ type: 'invoices', businessId: job.businessId })
}

/** A refresh that added nothing needs no notification. */
const successEvent = ({ kind }: TaxJob, report: SyncReport, arrivals: number): NotificationEvent | undefined => {
  if (kind === 'LOAD') return { kind: 'InvoicesReady', count: report.documents }
  return arrivals > 0 ? { kind: 'InvoicesArrived', count: arrivals } : undefined
}

/** Users are told once. A refresh is repeated by the schedule, and the invoices stay on the screen. */
const fail = async (deps: TaxJobsDependencies, job: TaxJob, failure: JobFailure, cause?: unknown): Promise<void> => {
  const event: NotificationEvent | undefined =
    job.kind === 'LOAD' && !isRetry(job) ? { kind: 'InvoicesFailed' } : undefined
  if (await finish(deps, job, event, failure)) publishFailure(deps, job, failure, cause)
}

/** The password is no longer accepted and is not used again, unless it was replaced meanwhile. */
const failRejected = async (deps: TaxJobsDependencies, job: TaxJob, sealed: string): Promise<void> => {
  const { clock, database } = deps
  const { businessId } = job
  const emails = await database.transaction(async (tx) => {
    if (!(await deactivateCredential(tx, businessId, sealed))) {
      await requeueJob(tx, job)
      return undefined
    }
    await appendAuditEntry(tx, clock, {
      actor: 'host',
      businessId,
      action: 'tax credential refused',
      detail: { job: job.id },
    })
    return (await finishJob(tx, job, clock.now(), 'TAX_CREDENTIAL_REFUSED'))
      ? notify(tx, clock, { businessId }, { kind: 'InvoicesFailed' })
      : undefined
  })
  if (emails === undefined) return
  sendNotification(deps, emails)
  publishFailure(deps, job, 'TAX_CREDENTIAL_REFUSED')
}

/** The result of a job and its notification are written together, by the holder of the lease. */
const finish = async (
  { clock, database, mail }: TaxJobsDependencies,
  job: TaxJob,
  event: NotificationEvent | undefined,
  failure?: JobFailure,
): Promise<boolean> => {
  const emails = await database.transaction(async (tx) => {
    if (!(await finishJob(tx, job, clock.now(), failure))) return undefined
    return event === undefined ? [] : notify(tx, clock, { businessId: job.businessId }, event)
  })
  if (emails === undefined) return false
  sendNotification({ mail }, emails)
  return true
}

const publishFailure = (deps: TaxJobsDependencies, job: TaxJob, failure: JobFailure, cause?: unknown): void => {
  deps.onEnd(job, { _tag: 'Failed', failure, cause })
  publishProgress(deps, job, { status: 'FAILED', completion: 0 })
}

interface JobProgress {
  readonly status: JobState
  readonly completion: number
  readonly invoices?: number
  readonly arrivals?: number
}

const publishProgress = (
  { live }: TaxJobsDependencies,
  { businessId, kind }: TaxJob,
  { arrivals = 0, completion, invoices, status }: JobProgress,
): void =>
  live.publish(
    kind === 'LOAD'
      ? { type: 'taxProgress', businessId, status, completion, invoices }
      : { type: 'taxRefresh', businessId, status, completion, arrivals },
  )
