import { percentOf } from './progress.ts'

/** State of the job that fetches the documents of a taxpayer. */
export type JobState = 'QUEUE' | 'WORKING' | 'SUCCESS' | 'FAILED'

/** Response of the credential check. `jobProgress` is 0 to 100. */
export interface TaxStatus {
  readonly hasCredential: boolean
  readonly isCredentialActive: boolean
  readonly jobState: JobState | undefined
  readonly jobProgress: number
}

/** The latest socket message about the same job. `completion` is 0 to 100. */
export interface TaxProgress {
  readonly status: JobState
  readonly completion: number
}

/** Content of the finance home: one of four prompts, or the invoices. */
export type CredentialPrompt =
  | { readonly _tag: 'CredentialMissing' }
  | { readonly _tag: 'CredentialInvalid' }
  | { readonly _tag: 'ImportRunning'; readonly percent: number }
  | { readonly _tag: 'ImportFailed' }
  | { readonly _tag: 'Ready' }

/**
 * The first that applies: no credential, an invalid one, a running job, a failed job, ready.
 *
 * @example
 * ```ts
 * import { credentialPromptOf } from '@anticipo/domain/tax-credential/credential-prompt'
 *
 * credentialPromptOf({ hasCredential: false, isCredentialActive: false, jobState: undefined, jobProgress: 0 }) // { _tag: 'CredentialMissing' }
 * ```
 */
export const credentialPromptOf = (status: TaxStatus, progress?: TaxProgress): CredentialPrompt => {
  if (!status.hasCredential) return { _tag: 'CredentialMissing' }
  if (!status.isCredentialActive) return { _tag: 'CredentialInvalid' }
  if (isUnderWay(status.jobState) || isUnderWay(progress?.status)) {
    return { _tag: 'ImportRunning', percent: percentOf(status.jobProgress, progress?.completion) }
  }
  return status.jobState === 'FAILED' && progress?.status !== 'SUCCESS' ? { _tag: 'ImportFailed' } : { _tag: 'Ready' }
}

/** A value with the time of its arrival, on any monotonic clock. */
export interface Timestamped<A> {
  readonly value: A
  readonly at: number
}

/** The check and the message that describe the present state together. */
export interface KnownTaxStatus {
  readonly status: TaxStatus
  readonly progress: TaxProgress | undefined
}

/**
 * Merges the check and the socket, which describe one job. A newer message decides the state; an older one counts only
 * for its percentage, and only while both report a running job.
 *
 * @example
 * ```ts
 * import { mostRecent } from '@anticipo/domain/tax-credential/credential-prompt'
 *
 * const value = { hasCredential: true, isCredentialActive: true, jobState: 'WORKING', jobProgress: 20 } as const
 * mostRecent({ value, at: 1 }, { value: { status: 'SUCCESS', completion: 100 }, at: 2 }).status.jobState // 'SUCCESS'
 * ```
 */
export const mostRecent = (
  check: Timestamped<TaxStatus>,
  reported: Timestamped<TaxProgress> | undefined,
): KnownTaxStatus => {
  const status = check.value
  const wasUnderWay = isUnderWay(status.jobState)
  if (reported === undefined) return { status, progress: undefined }
  if (reported.at < check.at) {
    return { status, progress: wasUnderWay && isUnderWay(reported.value.status) ? reported.value : undefined }
  }
  const jobProgress = wasUnderWay ? status.jobProgress : 0
  return { status: { ...status, jobState: reported.value.status, jobProgress }, progress: reported.value }
}

const isUnderWay = (state: JobState | undefined): boolean => state === 'QUEUE' || state === 'WORKING'
