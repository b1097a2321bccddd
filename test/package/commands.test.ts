import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderAction } from '#domain/orders/order-action.ts'
import type { PayableEvent, PayableState } from '#domain/payables/payable-state.ts'
import type { PayrollFacts } from '#domain/payables/payroll.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import {
  type MachineCommand,
  orderCommands,
  payableCommands,
  payrollCommands,
  type StateMachine,
} from '#domain/testing/commands.ts'

/** Statuses before and after each action, as a book of operations would list them. */
const ORDERS: ReadonlyArray<readonly [action: OrderAction, from: string, to: string]> = [
  ['approve', 'IN_REVIEW', 'APPROVED'],
  ['approve', 'PENDING_DOCUMENTS', 'APPROVED'],
  ['requestDocuments', 'IN_REVIEW', 'PENDING_DOCUMENTS'],
  ['requestDocuments', 'APPROVED', 'PENDING_DOCUMENTS'],
  ['reject', 'IN_REVIEW', 'REJECTED'],
  ['reject', 'PENDING_DOCUMENTS', 'REJECTED'],
  ['reject', 'APPROVED', 'REJECTED'],
  ['transfer', 'APPROVED', 'TRANSFERRED'],
  ['renegotiate', 'TRANSFERRED', 'RENEGOTIATION'],
  ['renegotiate', 'RENEGOTIATION', 'RENEGOTIATION'],
]

const PAYROLLS = `
SCHEDULED_READY_TO_PAY: DeclarePaid PAYMENT_IN_PROCESS, PayLater FUNDING_AWAITING, PaidDirectly PAID, RequestFinancing FINANCING_REQUESTED, Rejected REJECTED
FUNDING_AWAITING: DeclarePaid PAYMENT_IN_PROCESS, PaidDirectly PAID, FundsComplete FUNDING_COMPLETE, FundsShort FUNDING_INCOMPLETE, Rejected REJECTED, AccountChanged SCHEDULED_READY_TO_PAY
FUNDING_INCOMPLETE: DeclarePaid PAYMENT_IN_PROCESS, FundsComplete FUNDING_COMPLETE, FundsShort FUNDING_INCOMPLETE, Rejected REJECTED, AccountChanged PAYMENT_PROBLEM
FUNDING_COMPLETE: PaymentStarted PAYMENT_IN_PROCESS, PaymentFailed PAYMENT_PROBLEM, AccountChanged PAYMENT_PROBLEM
PAYMENT_IN_PROCESS: PaidAll PAID, PaidSome PAYMENT_PARTIALLY_PAID, PaymentFailed PAYMENT_PROBLEM, FundsShort FUNDING_INCOMPLETE, AccountChanged PAYMENT_PROBLEM
PAYMENT_PARTIALLY_PAID: PaidAll PAID, PaidSome PAYMENT_PARTIALLY_PAID, PaymentFailed PAYMENT_PROBLEM, AccountChanged PAYMENT_PROBLEM
PAYMENT_PROBLEM: PaymentStarted PAYMENT_IN_PROCESS, PaidAll PAID, Rejected REJECTED, AccountChanged PAYMENT_PROBLEM
FINANCING_REQUESTED: FinancingApproved FUNDING_COMPLETE, FinancingRejected FINANCING_REJECTED, AccountChanged FINANCING_REQUESTED
`

/** A system that keeps its state in a variable, and asks `next` for the state after an event; undefined is a rejection. */
const systemOf = <S, A>(first: S, next: (state: S, event: A) => S | undefined): StateMachine<S, A> => {
  let state = first
  return {
    state: () => state,
    send: (event) => {
      const after = next(state, event)
      if (after === undefined) return false
      state = after
      return true
    },
  }
}

const failure = <S, A>(
  commands: ReadonlyArray<fc.Arbitrary<MachineCommand<S, A>>>,
  first: S,
  next: (state: S, event: A) => S | undefined,
): string | undefined => {
  const sequences = fc.commands([...commands], { maxCommands: 40 })
  const result = fc.check(
    fc.property(sequences, (run) => fc.modelRun(() => ({ model: { state: first }, real: systemOf(first, next) }), run)),
    { numRuns: 300, seed: 7 },
  )
  return result.failed ? String(result.errorInstance) : undefined
}

const orderAfter = (status: string, action: OrderAction): string | undefined =>
  ORDERS.find(([one, from]) => one === action && from === status)?.[2]

const payrollAfter = (payroll: PayrollFacts, event: PayrollEvent): PayrollFacts | undefined => {
  const line = PAYROLLS.split('\n').find((one) => one.startsWith(`${payroll.status}:`)) ?? ''
  const status = new RegExp(`\\b${event} (\\w+)`).exec(line)?.[1]
  return status === undefined ? undefined : { ...payroll, status }
}

const payableAfter = (state: PayableState, event: PayableEvent): PayableState | undefined => {
  switch (`${state._tag} ${event._tag}`) {
    case 'Inbox Schedule':
      return event._tag === 'Schedule' ? { payrollId: event.payrollId, _tag: 'Scheduled' } : undefined
    case 'Inbox MarkPaid':
      return event._tag === 'MarkPaid' ? { _tag: 'Paid', on: event.on, payrollId: undefined } : undefined
    case 'Inbox Archive':
      return event._tag === 'Archive' ? { _tag: 'Archived', on: event.on } : undefined
    case 'Scheduled Settle':
      return event._tag === 'Settle' && state._tag === 'Scheduled'
        ? { _tag: 'Paid', payrollId: state.payrollId, on: event.on }
        : undefined
    case 'Scheduled Withdraw':
    case 'Paid Restore':
    case 'Archived Restore':
      return { _tag: 'Inbox' }
    default:
      return undefined
  }
}

const READY: PayrollFacts = { status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }
const INBOX: PayableState = { _tag: 'Inbox' }

describe('the commands of the state machines', () => {
  it('accept a system that follows the rules', () => {
    expect(failure(orderCommands, 'IN_REVIEW', orderAfter)).toBeUndefined()
    expect(failure(payrollCommands, READY, payrollAfter)).toBeUndefined()
    expect(failure(payableCommands, INBOX, payableAfter)).toBeUndefined()
  })

  it('find a system that accepts what the rules reject', () => {
    const lenient = (status: string, action: OrderAction) =>
      action === 'transfer' ? 'TRANSFERRED' : orderAfter(status, action)
    expect(failure(orderCommands, 'IN_REVIEW', lenient)).toBe('TypeError: "transfer" in "IN_REVIEW": accepted')
    expect(failure(payrollCommands, { ...READY, hasBankAccount: false }, payrollAfter)).toMatch(/: accepted$/)
  })

  it('find a system that rejects what the rules accept', () => {
    const strict = (state: PayableState, event: PayableEvent) =>
      state._tag === 'Archived' ? undefined : payableAfter(state, event)
    expect(failure(payableCommands, INBOX, strict)).toMatch(/^TypeError: \{"_tag":"Restore"\} in .*: rejected$/)
  })

  it('find a system that accepts an event and has another state after it', () => {
    const late = (payroll: PayrollFacts, event: PayrollEvent) =>
      event === 'PaidDirectly' && payroll.status === READY.status
        ? { ...payroll, status: 'PAYMENT_IN_PROCESS' }
        : payrollAfter(payroll, event)
    expect(failure(payrollCommands, READY, late)).toContain('instead of {"hasBankAccount":true,"status":"PAID"}')
  })
})
