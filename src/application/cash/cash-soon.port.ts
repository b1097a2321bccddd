import type { TaskEither } from 'fp-ts/TaskEither'
import type { CashSoon } from '#domain/cash/soon.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The money that moves in the next days, and the overdue. */
export interface SoonCash {
  readonly soon: () => TaskEither<Failure, CashSoon>
}
export const SoonCash = token<SoonCash>('SoonCash')
