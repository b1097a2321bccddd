import type { JobState } from '#domain/tax-credential/landing.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify, type News } from '../shell/notifications.ts'
import { postNews } from '../shell/post-news.ts'
import type { BringOutcome, BringReport, Connector } from '../tax-authority/connector.ts'
import { finishJob, requeueJob, requeueJobs, saveProgress, takeJob, type JobFailure, type TaxJob } from './job-store.ts'
import type { Jobs } from './jobs.port.ts'

/** The worker of this process: one job at a time, in the order in which they were asked for. */
export interface TaxJobs extends Jobs {
  /** Takes up what an earlier run left undone, and from then on whatever is asked for. */
  readonly start: () => Promise<void>
  /** Lets go of the present job between two batches; it begins again with the next start. */
  readonly stop: () => Promise<void>
  /** Resolves when nothing is left to do. */
  readonly idle: () => Promise<void>
}

export interface TaxJobsParts {
  readonly database: Database
  readonly connector: Connector
  readonly live: Pick<Live, 'publish'>
  readonly clock: Clock
  readonly mail: Mail
  /** Told what a job came to: counts and codes, no contents. */
  readonly onEnd: (job: TaxJob, end: JobEnd) => void
}

export type JobEnd =
  | { readonly _tag: 'Succeeded'; readonly report: BringReport }
  | { readonly _tag: 'Failed'; readonly failure: JobFailure; readonly cause?: unknown }

export const makeTaxJobs = (parts: TaxJobsParts): TaxJobs => {
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  let again = false

  /** Nobody looks into the queue unless something was said to be in it. */
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
      for (let job = await next(); job !== undefined; job = await next()) await work(parts, job, stopping.signal)
    }
  }
  const next = (): Promise<TaxJob | undefined> =>
    stopping.signal.aborted ? Promise.resolve(undefined) : takeJob(parts.database).catch(() => undefined)

  let started = false
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
      await requeueJobs(parts.database)
      started = true
      wake()
    },
    stop: async () => {
      stopping.abort()
      again = false
      await idle()
    },
    idle,
  }
}

const work = async (parts: TaxJobsParts, job: TaxJob, signal: AbortSignal): Promise<void> => {
  try {
    const outcome = await bring(parts, job, signal)
    if (outcome._tag === 'Brought') await succeed(parts, job, outcome.report)
    else if (outcome._tag === 'Interrupted') await requeueJob(parts.database, job)
    else await fail(parts, job, 'TAX_AUTHORITY_UNAVAILABLE')
  } catch (cause) {
    await fail(parts, job, 'UNEXPECTED', cause).catch(() => undefined)
  }
}

const bring = (parts: TaxJobsParts, job: TaxJob, signal: AbortSignal): Promise<BringOutcome> => {
  let told = -1
  let stored = 0
  tell(parts, job, 'WORKING', 0)
  return parts.connector.bring(job.businessId, {
    signal,
    onProgress: async (percent, documents) => {
      if (percent === told) return
      told = percent
      tell(parts, job, 'WORKING', percent, documents)
      if (percent < stored + STORED_STEP) return
      stored = percent
      await saveProgress(parts.database, job, percent, documents)
    },
  })
}

/** Per cent between two that are written down: the page that opens anew need not know better. */
const STORED_STEP = 5

const succeed = async (parts: TaxJobsParts, job: TaxJob, report: BringReport): Promise<void> => {
  await saveProgress(parts.database, job, 100, report.documents)
  await finish(parts, job, { kind: 'InvoicesReady', count: report.documents })
  parts.onEnd(job, { _tag: 'Succeeded', report })
  tell(parts, job, 'SUCCESS', 100, report.documents)
  parts.live.publish({ type: 'invoices', businessId: job.businessId })
}

const fail = async (parts: TaxJobsParts, job: TaxJob, failure: JobFailure, cause?: unknown): Promise<void> => {
  parts.onEnd(job, { _tag: 'Failed', failure, cause })
  await finish(parts, job, { kind: 'InvoicesFailed' }, failure)
  tell(parts, job, 'FAILED', 0)
}

/** The end of a job and the news of it are written together. */
const finish = async ({ clock, database, mail }: TaxJobsParts, job: TaxJob, news: News, failure?: JobFailure): Promise<void> => {
  const letters = await database.transaction(async (tx) => {
    await finishJob(tx, job, clock.now(), failure)
    return notify(tx, clock, { businessId: job.businessId }, news)
  })
  postNews({ mail }, letters)
}

const tell = ({ live }: TaxJobsParts, { businessId }: TaxJob, status: JobState, completion: number, documents?: number): void =>
  live.publish({ type: 'taxProgress', businessId, status, completion, documents })
