import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** A session that the user opened. Times are milliseconds since 1970. */
export interface OpenSession {
  readonly id: string
  /** The name that the browser gave itself at the sign-in. */
  readonly userAgent: string | undefined
  readonly createdAt: number
  /** Up to a minute older than the last call. */
  readonly lastSeenAt: number
  readonly isCurrent: boolean
}

/** The open sessions of the user, in all browsers. */
export interface OpenSessions {
  /** Newest first. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<OpenSession>>
  /** Ends all but the current one. */
  readonly endOthers: () => TaskEither<Failure, void>
}
export const OpenSessions = token<OpenSessions>('OpenSessions')
