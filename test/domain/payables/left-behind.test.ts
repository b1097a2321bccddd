import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { LEFT_BEHIND, leftBehindBy, type PayableAction } from '#domain/payables/left-behind.ts'
import { INBOX, transitionAll, type PayableState } from '#domain/payables/payable-state.ts'
import { PAYMENT_OBSTACLES } from '#domain/payables/payment-obstacle.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'

const TODAY = '2026-11-20' as CivilDate
const PAYROLL = '7' as PayrollId

const PLACES: ReadonlyArray<PayableState> = [
  INBOX,
  { _tag: 'Scheduled', payrollId: PAYROLL },
  { _tag: 'Paid', on: TODAY, payrollId: undefined },
  { _tag: 'Archived', on: TODAY },
]

const invoices = fc.record({
  location: fc.constantFrom(...PLACES),
  obstacle: fc.constantFrom(undefined, ...PAYMENT_OBSTACLES),
})

describe('what an action leaves behind', () => {
  // Ley 19.983, art. 3: a claimed invoice is not owed. It can still be archived.
  it('is a claimed invoice only when it is scheduled', () => {
    const claimed = { location: INBOX, obstacle: 'CLAIMED' } as const
    const reasons = (['archive', 'markPaid', 'schedule'] as const).map((action) => leftBehindBy(action, claimed, TODAY))
    expect(reasons).toEqual([undefined, undefined, 'CLAIMED'])
  })

  it('is an invoice that another tab put elsewhere, or that is gone', () => {
    const scheduled = { location: { _tag: 'Scheduled', payrollId: PAYROLL }, obstacle: undefined } as const
    expect([leftBehindBy('archive', scheduled, TODAY), leftBehindBy('archive', undefined, TODAY)]).toEqual([
      'MOVED',
      'MOVED',
    ])
  })

  it('is exactly what the host would reject', () => {
    const actions = fc.constantFrom<PayableAction>('archive', 'markPaid', 'restore')
    const events = {
      archive: { _tag: 'Archive', on: TODAY },
      markPaid: { _tag: 'MarkPaid', on: TODAY },
      restore: { _tag: 'Restore' },
    } as const
    fc.assert(
      fc.property(invoices, actions, (invoice, action) => {
        if (action === 'schedule') return
        const moved = transitionAll([{ id: '1' as PayableId, ...invoice }], events[action])
        expect(leftBehindBy(action, invoice, TODAY) === undefined).toBe(E.isRight(moved))
      }),
    )
  })

  it('has one of the closed reasons, and none for a payable invoice of the inbox', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const reason = leftBehindBy('schedule', invoice, TODAY)
        const isTaken = invoice.location._tag === 'Inbox' && invoice.obstacle === undefined
        expect(reason === undefined ? isTaken : LEFT_BEHIND.includes(reason) && !isTaken).toBe(true)
      }),
    )
  })
})
