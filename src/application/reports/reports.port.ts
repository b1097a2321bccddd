import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The report on the business that the host draws. */
export interface XtrackerReports {
  /** A path of the host that shows the report once, within about a minute. Each call gives another. */
  readonly address: () => TaskEither<Failure, string>
}
export const XtrackerReports = token<XtrackerReports>('Reports')
