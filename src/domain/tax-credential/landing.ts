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
