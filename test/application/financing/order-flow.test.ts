import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  type CartFacts,
  type OrderFlow,
  type OrderFlowEvent,
  start,
  stepOf,
} from '#application/financing/order-flow.ts'
import { runs } from '#test/support/runs.ts'

const EVENTS: ReadonlyArray<OrderFlowEvent> = [
  'Next',
  'Back',
  'Send',
  'Sent',
  'Failed',
  'ChangeType',
  'Changed',
  'Done',
]
const ready: CartFacts = { hasSelection: true, readyToSend: true }
const undated: CartFacts = { hasSelection: true, readyToSend: false }
const nothing: CartFacts = { hasSelection: false, readyToSend: false }
const contradictory: CartFacts = { hasSelection: false, readyToSend: true }

const walk = (events: ReadonlyArray<OrderFlowEvent>, facts: CartFacts = ready): OrderFlow =>
  events.reduce((flow, event) => advance(flow, event, facts), start)

describe('the order flow', () => {
  it('goes through selection, dates and review, and ends after the third step', () => {
    const events: ReadonlyArray<OrderFlowEvent> = ['Next', 'Next', 'Send', 'Sent']
    expect([0, 1, 2, 3, 4].map((taken) => stepOf(walk(events.slice(0, taken))))).toEqual([0, 1, 2, 2, 3])
  })

  it('does not start without a selection, nor reach the review without dates', () => {
    expect(walk(['Next'], nothing)).toEqual(start)
    expect(walk(['Next', 'Next', 'Send'], undated)).toEqual({ _tag: 'Dating' })
  })

  it('can be sent from the dates step when all dates are set', () => {
    expect(walk(['Next', 'Send'])).toEqual({ _tag: 'Sending' })
  })

  it('returns to the review after a failure, with its state intact', () => {
    expect(walk(['Next', 'Next', 'Send', 'Failed'])).toEqual({ _tag: 'Reviewing', failed: true })
    expect(walk(['Next', 'Next', 'Send', 'Failed', 'Send', 'Sent', 'Done'])).toEqual(start)
  })

  it('steps back from the review when the cart is no longer ready', () => {
    expect(advance(walk(['Next', 'Next']), 'Changed', undated)).toEqual({ _tag: 'Dating' })
    expect(advance(walk(['Next', 'Next']), 'Changed', ready)).toEqual({ _tag: 'Reviewing', failed: false })
    for (const event of ['Next', 'Send', 'Sent', 'Failed', 'Done'] as const)
      expect(advance(walk(['Next', 'Next']), event, undated)).toEqual({ _tag: 'Reviewing', failed: false })
  })

  it('restarts with another type, but not while a request is pending', () => {
    expect(walk(['Next', 'Next', 'ChangeType'])).toEqual(start)
    expect(walk(['Next', 'Next', 'Send', 'ChangeType'])).toEqual({ _tag: 'Sending' })
  })
})

/** The next state for each state and event, written by hand. `.` means unchanged. */
const TABLE: Readonly<Record<string, string>> = {
  //         Next Back Send Sent Failed ChangeType Changed Done
  Selecting: 'D   .    .    .    .      .          .       .',
  Dating: '   R   S    W    .    .      S          .       .',
  Reviewing: '.   D    W    .    .      S          .       .',
  Sending: '  .   .    .    E    R      .          .       .',
  Sent: '     .   .    .    .    .      S          .       S',
}
const LETTERS: Readonly<Record<string, OrderFlow['_tag']>> = {
  S: 'Selecting',
  D: 'Dating',
  R: 'Reviewing',
  W: 'Sending',
  E: 'Sent',
}
const FLOWS: ReadonlyArray<OrderFlow> = [
  start,
  { _tag: 'Dating' },
  { _tag: 'Reviewing', failed: false },
  { _tag: 'Reviewing', failed: true },
  { _tag: 'Sending' },
  { _tag: 'Sent' },
]

describe('the laws of the steps', () => {
  it.each(FLOWS.map((flow) => [flow._tag, flow] as const))(
    'follow the table from %s when the cart is ready',
    (tag, flow) => {
      const row = (TABLE[tag] ?? '').trim().split(/\s+/)
      EVENTS.forEach((event, at) => {
        expect(advance(flow, event, ready)._tag).toBe(row[at] === '.' ? tag : LETTERS[row[at] ?? ''])
      })
    },
  )

  it('never let a cart that is not ready advance', () => {
    for (const flow of FLOWS) {
      for (const event of EVENTS) {
        for (const facts of [undated, nothing, contradictory]) {
          const next = advance(flow, event, facts)
          const isAnswer = flow._tag === 'Sending' && (event === 'Sent' || event === 'Failed')
          const isFirst = flow._tag === 'Selecting' && facts.hasSelection
          expect(stepOf(next) <= stepOf(flow) || isAnswer || isFirst).toBe(true)
          expect(next._tag === 'Sending' && flow._tag !== 'Sending').toBe(false)
        }
      }
    }
  })
})

/** A host that counts the requests sent and the responses received. */
interface Desk {
  inFlight: boolean
  requests: number
  orders: number
}
interface Screen {
  flow: OrderFlow
}

const press = (event: OrderFlowEvent, facts: CartFacts): fc.Command<Desk, Screen> => ({
  check: () => event !== 'Sent' && event !== 'Failed',
  run: (desk, screen) => {
    const before = screen.flow
    screen.flow = advance(before, event, facts)
    if (desk.inFlight) expect(screen.flow).toBe(before)
    if (screen.flow._tag !== 'Sending' || before._tag === 'Sending') return
    expect(event).toBe('Send')
    expect(facts).toEqual(ready)
    Object.assign(desk, { inFlight: true, requests: desk.requests + 1 })
  },
  toString: () => event,
})

const answer = (event: 'Sent' | 'Failed'): fc.Command<Desk, Screen> => ({
  check: (desk) => desk.inFlight,
  run: (desk, screen) => {
    screen.flow = advance(screen.flow, event, nothing)
    Object.assign(desk, { inFlight: false, orders: desk.orders + (event === 'Sent' ? 1 : 0) })
    expect(screen.flow._tag).toBe(event === 'Sent' ? 'Sent' : 'Reviewing')
  },
  toString: () => `answered ${event}`,
})

describe('a user who clicks fast', () => {
  it('never has two pending requests, and none without a response', () => {
    const facts = fc.constantFrom(ready, ready, undated, nothing)
    const commands = fc.commands(
      [
        fc.tuple(fc.constantFrom(...EVENTS), facts).map(([event, own]) => press(event, own)),
        fc.constant(press('Next', ready)),
        fc.constant(press('Send', ready)),
        fc.constantFrom('Sent' as const, 'Failed' as const).map(answer),
      ],
      { maxCommands: 60, size: 'medium' },
    )
    fc.assert(
      fc.property(commands, (run) => {
        const desk: Desk = { inFlight: false, requests: 0, orders: 0 }
        const screen: Screen = { flow: start }
        fc.modelRun(() => ({ model: desk, real: screen }), run)
        expect(screen.flow._tag === 'Sending').toBe(desk.inFlight)
        expect(desk.orders).toBeLessThanOrEqual(desk.requests)
      }),
      { numRuns: runs(300) },
    )
  })
})
