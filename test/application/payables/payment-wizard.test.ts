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
const DECLARE: PaymentWizardEvent = { _tag: 'Ask', request: 'DeclarePaid' }
const DIRECTLY: PaymentWizardEvent = { _tag: 'Ask', request: 'PaidDirectly' }
const LATER: PaymentWizardEvent = { _tag: 'Ask', request: 'PayLater' }
const BORROW: PaymentWizardEvent = { _tag: 'Ask', request: 'RequestFinancing' }
const ANSWERED: PaymentWizardEvent = { _tag: 'Answered' }
const FAILED: PaymentWizardEvent = { _tag: 'Failed' }
const EVENTS = [NEXT, BACK, DECLARE, DIRECTLY, LATER, BORROW, ANSWERED, FAILED]

const run = (...events: ReadonlyArray<PaymentWizardEvent>): PaymentWizard => events.reduce(advance, start)

describe('paying a payroll', () => {
  it('ends with a declared, announced or requested payment', () => {
    expect(run(NEXT, DECLARE, ANSWERED)).toEqual({ _tag: 'Sent', request: 'DeclarePaid' })
    expect(run(NEXT, LATER, ANSWERED)).toEqual({ _tag: 'Sent', request: 'PayLater' })
    expect(run(NEXT, DIRECTLY, ANSWERED)).toEqual({ _tag: 'Sent', request: 'PaidDirectly' })
    expect(run(NEXT, BORROW, ANSWERED)).toEqual({ _tag: 'Sent', request: 'RequestFinancing' })
  })

  it('goes back to what is paid, and to the methods after a failure', () => {
    expect(run(NEXT)).toEqual({ _tag: 'Method' })
    expect(run(NEXT, BACK)).toEqual(start)
    expect(run(NEXT, LATER, FAILED)).toEqual({ _tag: 'Method' })
  })

  it.each([
    ['the summary', [], [NEXT]],
    ['the method', [NEXT], [BACK, DECLARE, DIRECTLY, LATER, BORROW]],
    ['a request on its way', [NEXT, LATER], [ANSWERED, FAILED]],
    ['the end', [NEXT, LATER, ANSWERED], []],
  ])('stays in %s for events that do not apply', (_, way, meant: ReadonlyArray<PaymentWizardEvent>) => {
    const there = run(...way)
    for (const event of EVENTS.filter((one) => !meant.includes(one))) expect(advance(there, event)).toBe(there)
    for (const event of meant) expect(advance(there, event)).not.toBe(there)
  })

  it('counts three steps', () => {
    const way = [NEXT, LATER, ANSWERED]
    expect(way.map((_, at) => stepOf(run(...way.slice(0, at))))).toEqual([0, 1, 1])
    expect(stepOf(run(...way))).toBe(2)
  })

  it('sends only requests of its method, which a ready payroll accepts', () => {
    expect([requestsOf('transfer', false), requestsOf('financing', false)]).toEqual([
      ['DeclarePaid', 'PayLater'],
      ['RequestFinancing'],
    ])
    for (const request of ['DeclarePaid', 'PayLater', 'RequestFinancing'] as const)
      expect(
        E.isRight(PayrollFlow.transition({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }, request)),
      ).toBe(true)
  })

  it('declares nothing as paid before others authorise it', () => {
    expect((['transfer', 'direct', 'financing'] as const).map((method) => requestsOf(method, true))).toEqual([
      ['PayLater'],
      ['AnnounceDirect'],
      ['RequestFinancing'],
    ])
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
