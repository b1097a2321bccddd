import type { TaskEither } from 'fp-ts/TaskEither'
import type { JobState, TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The state of the load, and of the refresh that followed it. */
export interface TaxCheck extends TaxStatus {
  /** Undefined when no refresh followed the load. */
  readonly refreshState: JobState | undefined
  /** 0 to 100. */
  readonly refreshProgress: number
  /** The invoices that the refresh added. */
  readonly refreshArrivals: number
  /** When the documents were last brought, in milliseconds since 1970. */
  readonly updatedAt: number | undefined
}

/** The business's key to its tax authority. It can be given, never read back. */
export interface TaxCredentials {
  readonly check: () => TaskEither<Failure, TaxCheck>
  readonly link: (identifier: string, password: string) => TaskEither<Failure, void>
  /** Brings later documents with the stored key; joins a job that is under way. */
  readonly refresh: (key: string) => TaskEither<Failure, void>
}
export const TaxCredentials = token<TaxCredentials>('TaxCredentials')
