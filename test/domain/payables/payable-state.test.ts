import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import {
  INBOX,
  transition,
  transitionAll,
  type PayableEvent,
  type PayableState,
} from '#domain/payables/payable-state.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { payableIdOf, payableEvent, payableLocation } from '#domain/testing/payables.ts'

const ON = '2026-11-20' as CivilDate
const SEVEN = '7' as PayrollId
const SCHEDULED: PayableState = { _tag: 'Scheduled', payrollId: SEVEN }
const PAID: PayableState = { _tag: 'Paid', on: ON, payrollId: undefined }
const ARCHIVED: PayableState = { _tag: 'Archived', on: ON }

describe('an invoice that is owed', () => {
  it.each<readonly [PayableState, PayableEvent, PayableState]>([
    [INBOX, { _tag: 'Schedule', payrollId: SEVEN }, SCHEDULED],
    [INBOX, { _tag: 'MarkPaid', on: ON }, PAID],
    [INBOX, { _tag: 'Archive', on: ON }, ARCHIVED],
    [SCHEDULED, { _tag: 'Withdraw' }, INBOX],
    [SCHEDULED, { _tag: 'Settle', on: ON }, { _tag: 'Paid', on: ON, payrollId: SEVEN }],
    [PAID, { _tag: 'Restore' }, INBOX],
    [ARCHIVED, { _tag: 'Restore' }, INBOX],
  ])(
    'changes from %j by %j to %j (Código de Comercio de Chile art. 25: books record the state of each)',
    (from, event, to) => {
      expect(transition(from, event)).toEqual(E.right(to))
    },
  )

  it('accepts seven pairs of state and event and no other', () => {
    const allowed = new Set([
      'Inbox Schedule',
      'Inbox MarkPaid',
      'Inbox Archive',
      'Scheduled Withdraw',
      'Scheduled Settle',
      'Paid Restore',
      'Archived Restore',
    ])
    fc.assert(
      fc.property(payableLocation, payableEvent, (from, event) => {
        const moved = transition(from, event)
        expect(E.isRight(moved)).toBe(allowed.has(`${from._tag} ${event._tag}`))
        if (E.isLeft(moved))
          expect(moved.left).toEqual({ _tag: 'PayableNotMovable', from: from._tag, event: event._tag })
      }),
      { numRuns: 500 },
    )
  })

  it('can always return to the inbox', () => {
    fc.assert(
      fc.property(payableLocation, payableEvent, (from, event) => {
        const moved = E.getOrElse(() => from)(transition(from, event))
        const back =
          moved._tag === 'Inbox'
            ? E.right(moved)
            : transition(moved, { _tag: moved._tag === 'Scheduled' ? 'Withdraw' : 'Restore' })
        expect(back).toEqual(E.right(INBOX))
      }),
    )
  })
})

describe('a list of invoices', () => {
  const listed = (locations: ReadonlyArray<PayableState>) =>
    locations.map((location, at) => ({ id: payableIdOf(at), location }))

  it('moves as a whole or not at all', () => {
    expect(transitionAll([], { _tag: 'Archive', on: ON })).toEqual(E.left({ _tag: 'PayablesEmpty' }))
    expect(transitionAll(listed([INBOX, INBOX]), { _tag: 'Archive', on: ON })).toEqual(
      E.right(listed([ARCHIVED, ARCHIVED])),
    )
    expect(transitionAll(listed([INBOX, PAID, ARCHIVED]), { _tag: 'Archive', on: ON })).toEqual(
      E.left({ _tag: 'PayablesNotMovable', ids: [payableIdOf(1), payableIdOf(2)] }),
    )
  })

  it('moves like each of its invoices', () => {
    fc.assert(
      fc.property(fc.array(payableLocation, { minLength: 1, maxLength: 4 }), payableEvent, (locations, event) => {
        const each = locations.map((location) => transition(location, event))
        const all = transitionAll(listed(locations), event)
        expect(E.isRight(all)).toBe(each.every(E.isRight))
        if (E.isRight(all)) expect(all.right.map(({ location }) => E.right(location))).toEqual(each)
      }),
      { numRuns: 500 },
    )
  })
})
