import type { TaskEither } from 'fp-ts/TaskEither'
import type { EntityFeature } from '#domain/business/business.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The features of the session's business. */
export interface Features {
  readonly list: () => TaskEither<Failure, ReadonlyArray<EntityFeature>>
}
export const Features = token<Features>('Features')
