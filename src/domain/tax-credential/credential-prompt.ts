import { percentOf } from './progress.ts'

/** The state of the job that brings a taxpayer's documents. */
export type JobState = 'QUEUE' | 'WORKING' | 'SUCCESS' | 'FAILED'

/** What the check of a credential answers. `jobProgress` is 0 to 100. */
export interface TaxStatus {
  readonly hasCredential: boolean
  readonly isCredentialActive: boolean
  readonly jobState: JobState | undefined
  readonly jobProgress: number
}

/** What the socket last said of the same job. `completion` is 0 to 100. */
export interface TaxProgress {
  readonly status: JobState
  readonly completion: number
}

/** What the finance home shows: one of four prompts, or the invoices. */
export type CredentialPrompt =
  | { readonly _tag: 'DF_DEFAULT' }
  | { readonly _tag: 'DF_UPDATE' }
  | { readonly _tag: 'DF_LOADING'; readonly percent: number }
  | { readonly _tag: 'DF_FAILED' }
  | { readonly _tag: 'READY' }

/** The first that applies: no credential, one that no longer works, a job under way, a job that failed, all well. */
export const credentialPromptOf = (status: TaxStatus, progress?: TaxProgress): CredentialPrompt => {
  if (!status.hasCredential) return { _tag: 'DF_DEFAULT' }
  if (!status.isCredentialActive) return { _tag: 'DF_UPDATE' }
  if (isUnderWay(status.jobState) || isUnderWay(progress?.status)) {
    return { _tag: 'DF_LOADING', percent: percentOf(status.jobProgress, progress?.completion) }
  }
  return status.jobState === 'FAILED' && progress?.status !== 'SUCCESS' ? { _tag: 'DF_FAILED' } : { _tag: 'READY' }
}

/** Something and when it was learnt, on any clock that only goes forward. */
export interface Timestamped<A> {
  readonly value: A
  readonly at: number
}

export interface KnownTaxStatus {
  readonly status: TaxStatus
  readonly progress: TaxProgress | undefined
}

/**
 * The check and the socket speak of one job, and the later word stands. A newer message gives the job its state; an older
 * one counts only for its percentage, and only while both speak of a job under way.
 */
export const mostRecent = (
  check: Timestamped<TaxStatus>,
  heard: Timestamped<TaxProgress> | undefined,
): KnownTaxStatus => {
  const status = check.value
  const wasUnderWay = isUnderWay(status.jobState)
  if (heard === undefined) return { status, progress: undefined }
  if (heard.at < check.at) {
    return { status, progress: wasUnderWay && isUnderWay(heard.value.status) ? heard.value : undefined }
  }
  const jobProgress = wasUnderWay ? status.jobProgress : 0
  return { status: { ...status, jobState: heard.value.status, jobProgress }, progress: heard.value }
}

const isUnderWay = (state: JobState | undefined): boolean => state === 'QUEUE' || state === 'WORKING'
