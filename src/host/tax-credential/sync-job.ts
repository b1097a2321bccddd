import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import {
  addArrivals,
  arrivalsOf,
  finishJob,
  isRetry,
  isTakenTooOften,
  requeueJob,
  saveProgress,
  type JobFailure,
  type TaxJob,
} from '../jobs/job-store.ts'
import type { JobWork } from '../jobs/tax-jobs.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import { type NotificationEvent, notify, sendNotification } from '../notifications/index.ts'
import type { Connector, SyncOutcome, SyncReport } from '../tax-authority/sync/index.ts'
import type { Authenticate } from './authenticate.ts'
import { deactivateCredential } from './store.ts'

export interface SyncJobDependencies {
  readonly database: Database
  readonly connector: Connector
  readonly live: Pick<Live, 'publish'>
  readonly clock: Clock
  readonly mail: Mail
  /** Whether the tax authority still accepts the stored password; otherwise nothing is fetched. */
  readonly authenticate: Authenticate
  /** Receives the result of a job: counts and codes, no contents. */
  readonly onEnd: (job: TaxJob, end: JobEnd) => void
}

export type JobEnd =
  | { readonly _tag: 'Succeeded'; readonly report: SyncReport }
  | { readonly _tag: 'Failed'; readonly failure: JobFailure; readonly cause?: unknown }

/** A job fetches the documents of a business with its stored credential. */
export const makeSyncJob = (deps: SyncJobDependencies): JobWork => ({
  run: (job, signal) => syncAsOwner(deps, job, signal),
  fail: (job, cause) => fail(deps, job, 'UNEXPECTED', cause),
})

const syncAsOwner = async (deps: SyncJobDependencies, job: TaxJob, signal: AbortSignal): Promise<void> => {
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

const sync = (deps: SyncJobDependencies, job: TaxJob, signal: AbortSignal): Promise<SyncOutcome> => {
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

const succeed = async (deps: SyncJobDependencies, job: TaxJob, report: SyncReport): Promise<void> => {
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
const fail = async (deps: SyncJobDependencies, job: TaxJob, failure: JobFailure, cause?: unknown): Promise<void> => {
  const event: NotificationEvent | undefined =
    job.kind === 'LOAD' && !isRetry(job) ? { kind: 'InvoicesFailed' } : undefined
  if (await finish(deps, job, event, failure)) publishFailure(deps, job, failure, cause)
}

/** The password is no longer accepted and is not used again, unless it was replaced meanwhile. */
const failRejected = async (deps: SyncJobDependencies, job: TaxJob, sealed: string): Promise<void> => {
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
      action: 'tax credential rejected',
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
  { clock, database, mail }: SyncJobDependencies,
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

const publishFailure = (deps: SyncJobDependencies, job: TaxJob, failure: JobFailure, cause?: unknown): void => {
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
  { live }: SyncJobDependencies,
  { businessId, kind }: TaxJob,
  { arrivals = 0, completion, invoices, status }: JobProgress,
): void =>
  live.publish(
    kind === 'LOAD'
      ? { type: 'taxProgress', businessId, status, completion, invoices }
      : { type: 'taxRefresh', businessId, status, completion, arrivals },
  )
