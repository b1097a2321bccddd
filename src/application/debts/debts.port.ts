import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConsultedDebt, CreditReport } from '#domain/debts/consulted-debt.ts'
import type { DebtService } from '#domain/debts/debt-service.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The debts of the business at their last consultation. */
export interface Debts {
  /** Chile. */
  readonly treasury: () => TaskEither<Failure, ConsultedDebt>
  /** Chile. */
  readonly bureau: () => TaskEither<Failure, CreditReport>
  /** Mexico. */
  readonly service: () => TaskEither<Failure, DebtService>
  /** The path of the page that authorises the consultation of the debt service; for the session's user, for a while. */
  readonly authorisationPath: () => TaskEither<Failure, string>
}
export const Debts = token<Debts>('Debts')
