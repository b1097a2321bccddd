import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

type Names = TaskEither<Failure, ReadonlyArray<string>>

/** The places of Mexico by name, in alphabetical order. */
export interface MexicanGeography {
  readonly states: () => Names
  readonly municipalities: (state: string) => Names
  /** Empty where none were loaded. */
  readonly colonies: (state: string, municipality: string) => Names
}
export const MexicanGeography = token<MexicanGeography>('MexicanGeography')
