import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableState } from '#domain/payables/payable-state.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import { statsOf } from '#domain/payables/payable-stats.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { payableLocation } from '#domain/testing/payables.ts'

const TODAY = '2026-11-20' as CivilDate
const owed = (minor: number, paymentDate: string, location: PayableState, obstacle?: PaymentObstacle) => ({
  obstacle,
  amount: money('CLP', minor),
  paymentDate: paymentDate as CivilDate,
  location,
})

describe('the three cards over the invoices', () => {
  it('show pending, scheduled and delayed amounts (Ley 19.983 art. 2: late from the day after; art. 3: claimed is not owed)', () => {
    const invoices = [
      owed(1, '2026-11-20', { _tag: 'Inbox' }),
      owed(20, '2026-11-19', { _tag: 'Inbox' }),
      owed(300, '2026-11-01', { _tag: 'Scheduled', payrollId: '7' as PayrollId }),
      owed(4_000, '2026-11-01', { _tag: 'Archived', on: TODAY }),
      owed(50_000, '2026-11-01', { _tag: 'Paid', on: TODAY, payrollId: undefined }),
      owed(600_000, '2026-11-01', { _tag: 'Inbox' }, 'CLAIMED'),
    ]
    expect(statsOf(invoices, 'CLP', TODAY)).toEqual({
      pending: [money('CLP', 1)],
      scheduled: [money('CLP', 300)],
      delayed: [money('CLP', 20)],
    })
    expect(statsOf([], 'MXN', TODAY)).toEqual({
      pending: [money('MXN', 0)],
      scheduled: [money('MXN', 0)],
      delayed: [money('MXN', 0)],
    })
  })

  it('have dollars apart: 1,160.00 pesos and 1,000.00 dollars, which were 18,500.00 pesos, are not 19,660.00', () => {
    const dollars = { amount: money('MXN', 1_850_000), documentAmount: money('USD', 100_000) }
    const invoices = [
      { ...owed(0, '2026-11-20', { _tag: 'Inbox' }), amount: money('MXN', 116_000) },
      { ...owed(0, '2026-11-20', { _tag: 'Inbox' }), ...dollars },
      { ...owed(0, '2026-11-19', { _tag: 'Inbox' }), ...dollars },
    ]
    expect(statsOf(invoices, 'MXN', TODAY)).toEqual({
      pending: [money('MXN', 116_000), money('USD', 100_000)],
      scheduled: [money('MXN', 0)],
      delayed: [money('USD', 100_000)],
    })
  })

  it('add up to the invoices neither paid nor archived, on any day', () => {
    const invoice = fc.record({
      minor: fc.nat({ max: 1_000_000_000 }),
      paymentDate: calendarDate,
      location: payableLocation,
    })
    fc.assert(
      fc.property(fc.array(invoice), calendarDate, (list, today) => {
        const invoices = list.map(({ minor, paymentDate, location }) => owed(minor, paymentDate, location))
        const { pending, scheduled, delayed } = statsOf(invoices, 'CLP', today)
        const open = list.filter(({ location: { _tag } }) => _tag === 'Inbox' || _tag === 'Scheduled')
        const sums = [...pending, ...scheduled, ...delayed].map(({ minor }) => minor)
        expect(sums.reduce((sum, one) => sum + one, 0)).toBe(open.reduce((sum, { minor }) => sum + minor, 0))
      }),
    )
  })
})
