import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The report on the business that the host draws. */
export interface Reports {
  /** A path of the host's own that shows the report for about a minute, to whoever has it. Each asking gives another. */
  readonly address: () => TaskEither<Failure, string>
}
export const Reports = token<Reports>('Reports')
