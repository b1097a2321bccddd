import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Id, UserId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { actionsOf } from '#domain/payables/payroll-actions.ts'
import {
  everHadMoney,
  isPayrollStatus,
  validateAddition,
  validateDeletion,
  validatePayment,
  validateWithdrawal,
  OPEN_PAYROLL_STATUSES,
  PAYROLL_STATUSES,
  type PayrollFacts,
  shownStatus,
} from '#domain/payables/payroll.ts'
import { transition, isFinal } from '#domain/payables/payroll-flow.ts'
import { PAYROLL_EVENTS, payrollFacts } from '#domain/testing/payables.ts'

const facts = (status: string, hasBankAccount = true): PayrollFacts => ({ status, hasBankAccount })
const withMoney = (status: string): PayrollFacts => ({ ...facts(status), hadMoney: true })
const READY = facts('SCHEDULED_READY_TO_PAY')
const asked = (payroll: PayrollFacts): PayrollFacts => ({
  ...payroll,
  approval: { id: '7' as Id<'Approval'>, act: 'PAY', requesterId: '3' as UserId, requestedBy: 'Ana Soto' },
})
const event = fc.constantFrom(...PAYROLL_EVENTS)

describe('the status of a payroll', () => {
  it('is INCOMPLETE_DATA while an account is missing, and UNKNOWN when unlisted', () => {
    expect(shownStatus(READY)).toBe('SCHEDULED_READY_TO_PAY')
    expect(shownStatus(facts('SCHEDULED_READY_TO_PAY', false))).toBe('INCOMPLETE_DATA')
    expect(shownStatus(facts('SETTLED'))).toBe('UNKNOWN')
    expect(shownStatus(facts('constructor'))).toBe('UNKNOWN')
    expect(PAYROLL_STATUSES).toHaveLength(11)
  })

  it('is AWAITING_APPROVAL while others decide, also without an account, and what the financier makes of it then', () => {
    expect(shownStatus(asked(READY))).toBe('AWAITING_APPROVAL')
    expect(shownStatus(asked(facts('SCHEDULED_READY_TO_PAY', false)))).toBe('AWAITING_APPROVAL')
    expect(shownStatus(asked(facts('REJECTED')))).toBe('REJECTED')
  })

  it('can be looked for while the payroll is not finished', () => {
    const all = [true, false].flatMap((has) => PAYROLL_STATUSES.map((status) => facts(status, has)))
    const shown = [...all, asked(READY)].map(shownStatus)
    expect(new Set<string>(OPEN_PAYROLL_STATUSES)).toEqual(new Set(shown.filter((status) => status !== 'PAID')))
  })

  it('is defined for any text', () => {
    fc.assert(
      fc.property(payrollFacts, (payroll) => {
        const shown = shownStatus(payroll)
        const isAsked = payroll.approval !== undefined && payroll.status === 'SCHEDULED_READY_TO_PAY'
        expect(shown === 'AWAITING_APPROVAL').toBe(isAsked)
        if (!isAsked) expect(shown === 'INCOMPLETE_DATA').toBe(!payroll.hasBankAccount)
        if (payroll.hasBankAccount && !isAsked)
          expect(shown).toBe(isPayrollStatus(payroll.status) ? payroll.status : 'UNKNOWN')
      }),
    )
  })
})

describe('the actions of a payroll', () => {
  it.each([
    [READY, ['see', 'pay', 'withdrawInvoices']],
    [asked(READY), ['see']],
    [asked(facts('SCHEDULED_READY_TO_PAY', false)), ['see']],
    [facts('SCHEDULED_READY_TO_PAY', false), ['see', 'delete']],
    [facts('FUNDING_AWAITING'), ['see', 'declarePaid', 'delete']],
    [facts('FINANCING_REQUESTED'), ['see', 'delete']],
    [facts('FINANCING_REJECTED'), ['see', 'delete']],
    [facts('REJECTED'), ['see', 'delete']],
    [withMoney('REJECTED'), ['see', 'withdrawInvoices']],
    [{ ...withMoney('REJECTED'), owed: [] }, ['see']],
    [{ ...withMoney('REJECTED'), owed: [money('CLP', 1)] }, ['see', 'withdrawInvoices']],
    [facts('FUNDING_INCOMPLETE'), ['see', 'declarePaid']],
    [facts('FUNDING_COMPLETE'), ['see']],
    [facts('PAYMENT_IN_PROCESS'), ['see']],
    [facts('PAYMENT_PARTIALLY_PAID'), ['see']],
    [facts('PAYMENT_PROBLEM'), ['see']],
    [facts('PAID'), ['see']],
    [facts('PAID', false), ['see']],
    [facts('SETTLED'), ['see']],
  ])('%j offers %j', (payroll, actions) => {
    expect(actionsOf(payroll)).toEqual(actions)
  })

  it('report why an action is rejected', () => {
    expect(validatePayment(READY)).toEqual(E.right(READY))
    expect(validatePayment(facts('SCHEDULED_READY_TO_PAY', false))).toEqual(E.left({ _tag: 'PayrollIncomplete' }))
    expect(validatePayment(facts('PAID'))).toEqual(E.left({ _tag: 'PayrollNotReady', status: 'PAID' }))
    expect(E.isRight(validateWithdrawal(facts('SCHEDULED_READY_TO_PAY', false)))).toBe(true)
    expect(validateWithdrawal(facts('PAID'))).toEqual(E.left({ _tag: 'PayrollNotReady', status: 'PAID' }))
    expect(validateDeletion(READY)).toEqual(E.left({ _tag: 'PayrollReady' }))
    expect(validateDeletion(facts('PAYMENT_IN_PROCESS'))).toEqual(
      E.left({ _tag: 'PayrollHasMoney', status: 'PAYMENT_IN_PROCESS' }),
    )
    expect(validateDeletion(withMoney('REJECTED'))).toEqual(E.left({ _tag: 'PayrollHasMoney', status: 'REJECTED' }))
    expect(validateWithdrawal(withMoney('REJECTED'))).toEqual(E.right(withMoney('REJECTED')))
    expect(validateAddition(withMoney('REJECTED'))).toEqual(E.left({ _tag: 'PayrollNotReady', status: 'REJECTED' }))
    const awaiting = E.left({ _tag: 'PayrollAwaitingApproval' })
    expect(
      [validateAddition, validatePayment, validateWithdrawal, validateDeletion].map((rule) => rule(asked(READY))),
    ).toEqual([awaiting, awaiting, awaiting, awaiting])
    expect(validateDeletion(facts('SETTLED'))).toEqual(E.left({ _tag: 'PayrollNotReady', status: 'SETTLED' }))
  })

  it('allow payment only when ready, deletion only when not, and never both', () => {
    fc.assert(
      fc.property(payrollFacts, (payroll) => {
        const payable =
          payroll.hasBankAccount && payroll.status === 'SCHEDULED_READY_TO_PAY' && payroll.approval === undefined
        expect(E.isRight(validatePayment(payroll))).toBe(payable)
        expect(payable && E.isRight(validateDeletion(payroll))).toBe(false)
      }),
    )
  })

  it('change nothing while others decide', () => {
    fc.assert(
      fc.property(payrollFacts, (payroll) => {
        const { status } = payroll
        const offered = actionsOf(asked(payroll))
        expect(offered.filter((action) => action === 'pay' || action === 'delete')).toEqual([])
        if (status !== 'REJECTED') expect(offered).not.toContain('withdrawInvoices')
      }),
    )
  })

  it('never delete a payroll in which money was, whatever happens to it afterwards', () => {
    fc.assert(
      fc.property(payrollFacts, fc.array(event, { maxLength: 12 }), (first, events) => {
        const last = events.reduce((payroll, one) => {
          const next = transition(payroll, one)
          const after = E.isRight(next) ? { ...payroll, status: next.right } : payroll
          const kept = { ...after, hadMoney: everHadMoney(payroll) || everHadMoney(after) }
          if (kept.hadMoney) expect(E.isLeft(validateDeletion(kept))).toBe(true)
          return kept
        }, first)
        if (everHadMoney(first)) expect(everHadMoney(last)).toBe(true)
        expect(everHadMoney(last) && E.isRight(validateDeletion(last))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the events of a payroll', () => {
  it.each([
    ['SCHEDULED_READY_TO_PAY', 'DeclarePaid', 'PAYMENT_IN_PROCESS'],
    ['SCHEDULED_READY_TO_PAY', 'PayLater', 'FUNDING_AWAITING'],
    ['SCHEDULED_READY_TO_PAY', 'PaidDirectly', 'PAID'],
    ['SCHEDULED_READY_TO_PAY', 'RequestFinancing', 'FINANCING_REQUESTED'],
    ['SCHEDULED_READY_TO_PAY', 'Rejected', 'REJECTED'],
    ['FUNDING_AWAITING', 'DeclarePaid', 'PAYMENT_IN_PROCESS'],
    ['FUNDING_AWAITING', 'PaidDirectly', 'PAID'],
    ['FUNDING_AWAITING', 'FundsComplete', 'FUNDING_COMPLETE'],
    ['FUNDING_AWAITING', 'FundsShort', 'FUNDING_INCOMPLETE'],
    ['FUNDING_AWAITING', 'Rejected', 'REJECTED'],
    ['FUNDING_INCOMPLETE', 'DeclarePaid', 'PAYMENT_IN_PROCESS'],
    ['FUNDING_INCOMPLETE', 'FundsComplete', 'FUNDING_COMPLETE'],
    ['FUNDING_INCOMPLETE', 'FundsShort', 'FUNDING_INCOMPLETE'],
    ['FUNDING_INCOMPLETE', 'Rejected', 'REJECTED'],
    ['FUNDING_COMPLETE', 'PaymentStarted', 'PAYMENT_IN_PROCESS'],
    ['FUNDING_COMPLETE', 'PaymentFailed', 'PAYMENT_PROBLEM'],
    ['PAYMENT_IN_PROCESS', 'PaidAll', 'PAID'],
    ['PAYMENT_IN_PROCESS', 'PaidSome', 'PAYMENT_PARTIALLY_PAID'],
    ['PAYMENT_IN_PROCESS', 'PaymentFailed', 'PAYMENT_PROBLEM'],
    ['PAYMENT_IN_PROCESS', 'FundsShort', 'FUNDING_INCOMPLETE'],
    ['PAYMENT_PARTIALLY_PAID', 'PaidAll', 'PAID'],
    ['PAYMENT_PARTIALLY_PAID', 'PaidSome', 'PAYMENT_PARTIALLY_PAID'],
    ['PAYMENT_PARTIALLY_PAID', 'PaymentFailed', 'PAYMENT_PROBLEM'],
    ['PAYMENT_PROBLEM', 'PaymentStarted', 'PAYMENT_IN_PROCESS'],
    ['PAYMENT_PROBLEM', 'PaidAll', 'PAID'],
    ['PAYMENT_PROBLEM', 'Rejected', 'REJECTED'],
    ['FINANCING_REQUESTED', 'FinancingApproved', 'FUNDING_COMPLETE'],
    ['FINANCING_REQUESTED', 'FinancingRejected', 'FINANCING_REJECTED'],
    ['FUNDING_AWAITING', 'AccountChanged', 'SCHEDULED_READY_TO_PAY'],
    ['FUNDING_INCOMPLETE', 'AccountChanged', 'PAYMENT_PROBLEM'],
    ['FUNDING_COMPLETE', 'AccountChanged', 'PAYMENT_PROBLEM'],
    ['PAYMENT_IN_PROCESS', 'AccountChanged', 'PAYMENT_PROBLEM'],
    ['PAYMENT_PARTIALLY_PAID', 'AccountChanged', 'PAYMENT_PROBLEM'],
    ['PAYMENT_PROBLEM', 'AccountChanged', 'PAYMENT_PROBLEM'],
    ['FINANCING_REQUESTED', 'AccountChanged', 'FINANCING_REQUESTED'],
  ] as const)('%s, %s: %s', (status, event, next) => {
    expect(transition(facts(status), event)).toEqual(E.right(next))
  })

  it('are one of those thirty-five, rejected otherwise, and never requested twice', () => {
    expect(
      PAYROLL_STATUSES.flatMap((status) => PAYROLL_EVENTS.filter((one) => E.isRight(transition(facts(status), one)))),
    ).toHaveLength(35)
    expect(transition(facts('PAYMENT_IN_PROCESS'), 'DeclarePaid')).toEqual(
      E.left({ _tag: 'PayrollNotReady', status: 'PAYMENT_IN_PROCESS' }),
    )
    expect(transition(facts('SCHEDULED_READY_TO_PAY', false), 'PayLater')).toEqual(
      E.left({ _tag: 'PayrollIncomplete' }),
    )
    expect(transition(facts('FUNDING_AWAITING', false), 'DeclarePaid')).toEqual(E.left({ _tag: 'PayrollIncomplete' }))
    expect(transition(facts('FUNDING_AWAITING'), 'PayLater')).toEqual(
      E.left({ _tag: 'PayrollNotReady', status: 'FUNDING_AWAITING' }),
    )
    expect(transition(facts('PAID'), 'PaidAll')).toEqual(
      E.left({ _tag: 'PayrollEventUnexpected', status: 'PAID', event: 'PaidAll' }),
    )
    expect(transition(facts('SETTLED'), 'PaidAll')).toEqual(
      E.left({ _tag: 'PayrollEventUnexpected', status: 'SETTLED', event: 'PaidAll' }),
    )
  })

  it('of a changed account leave no announced, declared or funded payroll that is paid without another step', () => {
    fc.assert(
      fc.property(payrollFacts, (payroll) => {
        const changed = transition(payroll, 'AccountChanged')
        if (E.isLeft(changed)) return
        const once = { ...payroll, status: changed.right }
        expect(E.isRight(transition(once, 'FundsComplete')) || E.isRight(transition(once, 'PaidSome'))).toBe(false)
        const again = transition(once, 'AccountChanged')
        if (E.isRight(again)) expect(again.right).toBe(changed.right)
      }),
    )
  })

  it('end with paid, rejected, or without financing', () => {
    expect(PAYROLL_STATUSES.filter(isFinal)).toEqual(['REJECTED', 'PAID', 'FINANCING_REJECTED'])
  })

  it('are total, and yield listed statuses only', () => {
    fc.assert(
      fc.property(payrollFacts, event, (payroll, one) => {
        const next = transition(payroll, one)
        if (E.isRight(next))
          expect(isPayrollStatus(next.right) && !isFinal(payroll.status as typeof next.right)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
