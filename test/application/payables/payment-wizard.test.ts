import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  advance,
  type PaymentWizard,
  type PaymentWizardEvent,
  requestsOf,
  start,
  stepOf,
} from '#application/payables/payment-wizard.ts'
import * as PayrollFlow from '#domain/payables/payroll-flow.ts'
import { runs } from '#test/support/runs.ts'

const NEXT: PaymentWizardEvent = { _tag: 'Next' }
const BACK: PaymentWizardEvent = { _tag: 'Back' }
const TRANSFER: PaymentWizardEvent = { _tag: 'Choose', method: 'transfer' }
const DIRECT: PaymentWizardEvent = { _tag: 'Choose', method: 'direct' }
const FINANCING: PaymentWizardEvent = { _tag: 'Choose', method: 'financing' }
const DECLARE: PaymentWizardEvent = { _tag: 'Ask', request: 'DeclarePaid' }
const DIRECTLY: PaymentWizardEvent = { _tag: 'Ask', request: 'PaidDirectly' }
const LATER: PaymentWizardEvent = { _tag: 'Ask', request: 'PayLater' }
const BORROW: PaymentWizardEvent = { _tag: 'Ask', request: 'RequestFinancing' }
const ANSWERED: PaymentWizardEvent = { _tag: 'Answered' }
const FAILED: PaymentWizardEvent = { _tag: 'Failed' }
const EVENTS = [NEXT, BACK, TRANSFER, DIRECT, FINANCING, DECLARE, DIRECTLY, LATER, BORROW, ANSWERED, FAILED]

const run = (...events: ReadonlyArray<PaymentWizardEvent>): PaymentWizard => events.reduce(advance, start)

describe('paying a payroll', () => {
  it('ends with a declared, announced or requested payment', () => {
    expect(run(NEXT, TRANSFER, NEXT, DECLARE, ANSWERED)).toEqual({ _tag: 'Sent', request: 'DeclarePaid' })
    expect(run(NEXT, TRANSFER, NEXT, LATER, ANSWERED)).toEqual({ _tag: 'Sent', request: 'PayLater' })
    expect(run(NEXT, DIRECT, NEXT, DIRECTLY, ANSWERED)).toEqual({ _tag: 'Sent', request: 'PaidDirectly' })
    expect(run(NEXT, FINANCING, NEXT, BORROW, ANSWERED)).toEqual({ _tag: 'Sent', request: 'RequestFinancing' })
  })

  it('goes back, requires a selection, and retries after a failure with the same method', () => {
    expect(run(NEXT, NEXT)).toEqual({ _tag: 'Method', chosen: undefined })
    expect(run(NEXT, BACK)).toEqual(start)
    expect(run(NEXT, TRANSFER, NEXT)).toEqual({ _tag: 'Confirm', method: 'transfer', failed: false })
    expect(run(NEXT, TRANSFER, NEXT, BACK)).toEqual({ _tag: 'Method', chosen: 'transfer' })
    expect(run(NEXT, TRANSFER, NEXT, LATER, FAILED)).toEqual({ _tag: 'Confirm', method: 'transfer', failed: true })
    expect(run(NEXT, FINANCING, NEXT, BORROW, FAILED)).toEqual({ _tag: 'Confirm', method: 'financing', failed: true })
    expect(run(NEXT, DIRECT, NEXT, DIRECTLY, FAILED)).toEqual({ _tag: 'Confirm', method: 'direct', failed: true })
    expect(run(NEXT, FINANCING, NEXT, DECLARE)).toEqual({ _tag: 'Confirm', method: 'financing', failed: false })
  })

  it.each([
    ['the summary', [], [NEXT]],
    ['the method', [NEXT], [BACK, TRANSFER, DIRECT, FINANCING]],
    ['a chosen method', [NEXT, TRANSFER], [NEXT, BACK, TRANSFER, DIRECT, FINANCING]],
    ['the confirmation of a transfer', [NEXT, TRANSFER, NEXT], [BACK, DECLARE, LATER]],
    ['the confirmation of direct payments', [NEXT, DIRECT, NEXT], [BACK, DIRECTLY]],
    ['the confirmation of financing', [NEXT, FINANCING, NEXT], [BACK, BORROW]],
    ['a request on its way', [NEXT, TRANSFER, NEXT, LATER], [ANSWERED, FAILED]],
    ['the end', [NEXT, TRANSFER, NEXT, LATER, ANSWERED], []],
  ])('stays in %s for events that do not apply', (_, way, meant: ReadonlyArray<PaymentWizardEvent>) => {
    const there = run(...way)
    for (const event of EVENTS.filter((one) => !meant.includes(one))) expect(advance(there, event)).toBe(there)
    for (const event of meant) expect(advance(there, event)).not.toBe(there)
  })

  it('counts three steps', () => {
    const way = [NEXT, TRANSFER, NEXT, LATER, ANSWERED]
    expect(way.map((_, at) => stepOf(run(...way.slice(0, at))))).toEqual([0, 1, 1, 1, 1])
    expect(stepOf(run(...way))).toBe(2)
  })

  it('sends only requests of its method, which a ready payroll accepts', () => {
    expect([requestsOf('transfer'), requestsOf('financing')]).toEqual([
      ['DeclarePaid', 'PayLater'],
      ['RequestFinancing'],
    ])
    for (const request of [...requestsOf('transfer'), ...requestsOf('financing')])
      expect(
        E.isRight(PayrollFlow.transition({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }, request)),
      ).toBe(true)
  })

  it('has one pending request per response, however often the buttons are pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let wizard = start
        let open = 0
        for (const one of events) {
          const next = advance(wizard, one)
          if (next._tag === 'Sending' && wizard._tag !== 'Sending') open += 1
          if (wizard._tag === 'Sending' && next._tag !== 'Sending') open -= 1
          if (wizard._tag === 'Sending' && next._tag === 'Sending') expect(next).toBe(wizard)
          if (wizard._tag === 'Sent') expect(next).toBe(wizard)
          expect(open === 0 || open === 1).toBe(true)
          wizard = next
        }
      }),
      { numRuns: runs(300) },
    )
  })
})
