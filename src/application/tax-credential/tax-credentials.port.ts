import type { TaskEither } from 'fp-ts/TaskEither'
import type { TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The business's key to its tax authority. It can be given, never read back. */
export interface TaxCredentials {
  readonly check: () => TaskEither<Failure, TaxStatus>
  readonly link: (identifier: string, password: string) => TaskEither<Failure, void>
}
export const TaxCredentials = token<TaxCredentials>('TaxCredentials')
