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

const options = { currency: 'CLP', today: TODAY, listDates: new Map<PayrollId, CivilDate>() } as const

describe('the three figures over the invoices', () => {
  it('show everything owed, what is scheduled and what is overdue (Ley 19.983 art. 2: late from the day after; art. 3: claimed is not owed)', () => {
    const invoices = [
      owed(1, '2026-11-20', { _tag: 'Inbox' }),
      owed(20, '2026-11-19', { _tag: 'Inbox' }),
      owed(300, '2026-11-01', { _tag: 'Scheduled', payrollId: '7' as PayrollId }),
      owed(4_000, '2026-11-01', { _tag: 'Archived', on: TODAY }),
      owed(50_000, '2026-11-01', { _tag: 'Paid', on: TODAY, payrollId: undefined }),
      owed(600_000, '2026-11-01', { _tag: 'Inbox' }, 'CLAIMED'),
    ]
    const listDates = new Map([['7' as PayrollId, '2026-11-01' as CivilDate]])
    expect(statsOf(invoices, { ...options, listDates })).toEqual({
      pending: [money('CLP', 321)],
      scheduled: [money('CLP', 300)],
      delayed: [money('CLP', 320)],
    })
    expect(statsOf([], { ...options, currency: 'MXN' })).toEqual({
      pending: [money('MXN', 0)],
      scheduled: [money('MXN', 0)],
      delayed: [money('MXN', 0)],
    })
  })

  it('leave out a payroll that is financed or whose money was sent', () => {
    const invoices = [owed(300, '2026-11-01', { _tag: 'Scheduled', payrollId: '7' as PayrollId })]
    expect(statsOf(invoices, options).pending).toEqual([money('CLP', 0)])
  })

  it('have dollars apart: 1,160.00 pesos and 1,000.00 dollars, which were 18,500.00 pesos, are not 19,660.00', () => {
    const dollars = { amount: money('MXN', 1_850_000), documentAmount: money('USD', 100_000) }
    const invoices = [
      { ...owed(0, '2026-11-20', { _tag: 'Inbox' }), amount: money('MXN', 116_000) },
      { ...owed(0, '2026-11-20', { _tag: 'Inbox' }), ...dollars },
      { ...owed(0, '2026-11-19', { _tag: 'Inbox' }), ...dollars },
    ]
    expect(statsOf(invoices, { ...options, currency: 'MXN' })).toEqual({
      pending: [money('MXN', 116_000), money('USD', 200_000)],
      scheduled: [money('MXN', 0)],
      delayed: [money('USD', 100_000)],
    })
  })

  it('count a payroll as overdue from the day after its own payment date, whatever the dates of its invoices', () => {
    const invoices = [owed(300, '2026-11-01', { _tag: 'Scheduled', payrollId: '7' as PayrollId })]
    const on = (date: string) =>
      statsOf(invoices, { ...options, listDates: new Map([['7' as PayrollId, date as CivilDate]]) })
    expect(on('2026-11-20').delayed).toEqual([money('CLP', 0)])
    expect(on('2026-11-19').delayed).toEqual([money('CLP', 300)])
  })

  it('are everything neither paid nor archived while every payroll awaits money, and parts of it, on any day', () => {
    const invoice = fc.record({
      minor: fc.nat({ max: 1_000_000_000 }),
      paymentDate: calendarDate,
      location: payableLocation,
    })
    fc.assert(
      fc.property(fc.array(invoice), calendarDate, (list, today) => {
        const invoices = list.map(({ minor, paymentDate, location }) => owed(minor, paymentDate, location))
        const listDates = new Map(
          list.flatMap(({ location, paymentDate }) =>
            location._tag === 'Scheduled' ? [[location.payrollId, paymentDate] as const] : [],
          ),
        )
        const { pending, scheduled, delayed } = statsOf(invoices, { ...options, today, listDates })
        const sumIn = (...tags: ReadonlyArray<string>) =>
          list.reduce((sum, { location, minor }) => (tags.includes(location._tag) ? sum + minor : sum), 0)
        expect([pending, scheduled]).toEqual([
          [money('CLP', sumIn('Inbox', 'Scheduled'))],
          [money('CLP', sumIn('Scheduled'))],
        ])
        expect(delayed[0]?.minor).toBeLessThanOrEqual(pending[0]?.minor ?? 0)
      }),
    )
  })
})
