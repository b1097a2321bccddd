import type { TaskEither } from 'fp-ts/TaskEither'
import type { OwnCompany } from '#domain/business/own-company.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The companies of the user. */
export interface Companies {
  readonly list: () => TaskEither<Failure, ReadonlyArray<OwnCompany>>
}
export const Companies = token<Companies>('Companies')
