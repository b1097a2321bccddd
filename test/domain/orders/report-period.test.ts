import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarMonthOf, nextMonth, parseMonth, type CalendarMonth } from '#domain/kernel/calendar-month.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { valid } from '#domain/kernel/guard.ts'
import {
  changeOf,
  isInPeriod,
  MAX_CHANGE,
  MAX_REPORT_MONTHS,
  monthsOf,
  periodBefore,
  reportPeriod,
} from '#domain/orders/report-period.ts'
import { calendarDate, calendarMonth } from '#domain/testing/kernel.ts'

const month = (text: string): CalendarMonth => valid(parseMonth(text))
const TODAY = civilDate('2026-11-20')

describe('the period of a report', () => {
  it('is the last twelve months unless another is named', () => {
    expect(reportPeriod({}, TODAY)).toEqual(E.right({ from: '2025-12', to: '2026-11' }))
    expect(reportPeriod({ to: month('2026-02') }, TODAY)).toEqual(E.right({ from: '2025-03', to: '2026-02' }))
    expect(reportPeriod({ from: month('2026-11') }, TODAY)).toEqual(E.right({ from: '2026-11', to: '2026-11' }))
  })

  it('is compared with as many months before it, over the end of a year', () => {
    expect(periodBefore({ from: month('2026-01'), to: month('2026-03') })).toEqual({ from: '2025-10', to: '2025-12' })
    expect(periodBefore({ from: month('2026-01'), to: month('2026-01') })).toEqual({ from: '2025-12', to: '2025-12' })
  })

  it('has 36 months at most, ends this month at the latest and after its beginning', () => {
    const ask = (from: string, to: string) => reportPeriod({ from: month(from), to: month(to) }, TODAY)
    expect(ask('2023-12', '2026-11')).toMatchObject({ _tag: 'Right' })
    expect(ask('2023-11', '2026-11')).toEqual(E.left({ _tag: 'PeriodTooLong' }))
    expect(ask('2026-11', '2026-12')).toEqual(E.left({ _tag: 'PeriodToCome' }))
    expect(ask('2026-11', '2026-10')).toEqual(E.left({ _tag: 'PeriodReversed' }))
    expect(ask('1900-02', '1900-03')).toEqual(E.left({ _tag: 'PeriodTooLong' }))
    expect(ask('1900-03', '1900-04')).toMatchObject({ _tag: 'Right' })
  })

  it('touches the period before it, which is as long, and each day is in one of its months', () => {
    fc.assert(
      fc.property(calendarMonth, calendarMonth, calendarDate, (from, to, day) => {
        const period = reportPeriod({ from, to }, civilDate('2199-12-31'))
        if (E.isLeft(period)) return
        const [months, before] = [monthsOf(period.right), periodBefore(period.right)]
        expect(months.length).toBeLessThanOrEqual(MAX_REPORT_MONTHS)
        expect([months[0], months.at(-1)]).toEqual([from, to])
        expect(months.slice(1)).toEqual(months.slice(0, -1).map(nextMonth))
        expect(nextMonth(before.to)).toBe(from)
        expect(monthsOf(before)).toHaveLength(months.length)
        expect(isInPeriod(period.right, day)).toBe(months.includes(calendarMonthOf(day)))
      }),
    )
  })
})

describe('the change of a figure', () => {
  it('is a difference, and a percentage of what it was', () => {
    expect(changeOf(150, 120)).toEqual({ difference: 30, percent: 2500 })
    expect(changeOf(0, 120)).toEqual({ difference: -120, percent: -10_000 })
    expect(changeOf(2, 3)).toEqual({ difference: -1, percent: -3333 })
  })

  it('has no percentage of nothing, nor one beyond 999 %', () => {
    expect(changeOf(5, 0)).toEqual({ difference: 5, percent: undefined })
    expect(changeOf(0, 0)).toEqual({ difference: 0, percent: undefined })
    expect(changeOf(1_099, 100).percent).toBe(MAX_CHANGE)
    expect(changeOf(1_100, 100).percent).toBeUndefined()
  })

  it('leads from the earlier figure to the later one, with the sign of the difference', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (now, before) => {
        const { difference, percent = 0 } = changeOf(now, before)
        expect(before + difference).toBe(now)
        if (percent !== 0) expect(Math.sign(percent)).toBe(Math.sign(difference))
      }),
    )
  })
})
