import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { requireSame } from '../kernel/guard.ts'
import { type OrderAction, transition as transitionOrder } from '../orders/order-action.ts'
import { type PayableEvent, type PayableState, transition as transitionPayable } from '../payables/payable-state.ts'
import type { PayrollFacts } from '../payables/payroll.ts'
import { type PayrollEvent, transition as transitionPayroll } from '../payables/payroll-flow.ts'
import { orderAction } from './order-statuses.ts'
import { payableEvent } from './payables.ts'
import { payrollEvent } from './payrolls.ts'

/** The system under test, such as a server or a table: one state machine that can be asked and sent events. */
export interface StateMachine<S, A> {
  /** The present state. */
  readonly state: () => S
  /** Sends an event. False: it was rejected, and nothing changed. */
  readonly send: (event: A) => boolean
}

/** The state that the rules of this package give, beginning with that of the system. */
export interface StateModel<S> {
  state: S
}

/** A command of `fc.commands` for such a system. */
export type MachineCommand<S, A> = fc.Command<StateModel<S>, StateMachine<S, A>>

/** The fields in alphabetical order, without those that are undefined. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : undefined)

/**
 * Sends one event. A TypeError unless the system accepts it exactly where the rule does, and has the state of the rule after
 * it. Every event is sent in every state.
 */
const commandsOf = <S, A>(
  events: fc.Arbitrary<A>,
  next: (state: S, event: A) => E.Either<unknown, S>,
): ReadonlyArray<fc.Arbitrary<MachineCommand<S, A>>> => [
  events.map((event) => ({
    check: () => true,
    run: (model, real) => {
      const answer = next(model.state, event)
      const [before, name] = [textOf(model.state), textOf(event)]
      requireSame(
        String(real.send(event)),
        String(E.isRight(answer)),
        `${name} in ${before}: ${E.isRight(answer) ? 'rejected' : 'accepted'}`,
      )
      if (E.isRight(answer)) model.state = answer.right
      const [found, expected] = [textOf(real.state()), textOf(model.state)]
      requireSame(found, expected, `${name} in ${before}: ${found} instead of ${expected}`)
    },
    toString: () => textOf(event),
  })),
]

/** Commands for the status of an order, by `transition` of `orders/order-action`: every action of an operator. */
export const orderCommands: ReadonlyArray<fc.Arbitrary<MachineCommand<string, OrderAction>>> = commandsOf(
  orderAction,
  transitionOrder,
)

/** Commands for an owed invoice, by `transition` of `payables/payable-state`: every event, with any payroll and day. */
export const payableCommands: ReadonlyArray<fc.Arbitrary<MachineCommand<PayableState, PayableEvent>>> = commandsOf(
  payableEvent,
  transitionPayable,
)

/** Commands for a payroll, by `transition` of `payables/payroll-flow`: every event of the business and of the financier. */
export const payrollCommands: ReadonlyArray<fc.Arbitrary<MachineCommand<PayrollFacts, PayrollEvent>>> = commandsOf(
  payrollEvent,
  (facts: PayrollFacts, event) => E.map((status: string) => ({ ...facts, status }))(transitionPayroll(facts, event)),
)
