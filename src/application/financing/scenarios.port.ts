import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Scenario, ScenarioId } from '#domain/financing/scenario.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** Saved simulations. Those of another user of the business can be read by their ids. */
export interface Scenarios {
  /** Lists the user's scenarios by their letters. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<Scenario>>
  readonly scenario: (id: ScenarioId) => TaskEither<Failure, Scenario>
  /** The invoices and payment dates that were simulated, in the order of the request. */
  readonly lines: (id: ScenarioId) => TaskEither<Failure, ReadonlyArray<OrderLine>>
  /** Simulates the lines by the prices of the host. Once per key; without a free letter it is rejected. */
  readonly save: (type: FinancingType, lines: ReadonlyArray<OrderLine>, key: string) => TaskEither<Failure, Scenario>
  /** The one that was removed before it can no longer be restored. */
  readonly remove: (id: ScenarioId) => TaskEither<Failure, void>
  /** The one that was removed last, under its letter unless that is taken. */
  readonly restore: (id: ScenarioId) => TaskEither<Failure, Scenario>
}
export const Scenarios = token<Scenarios>('Scenarios')
