import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The report of the business, rendered by the host. */
export interface XtrackerReports {
  /** A single-use path of the host, valid for about a minute. Each call returns another. */
  readonly address: () => TaskEither<Failure, string>
}
export const XtrackerReports = token<XtrackerReports>('Reports')
