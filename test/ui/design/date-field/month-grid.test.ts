import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CivilDate,
  dayNumber,
  dayOf,
  daysInMonth,
  fromDayNumber,
  isoWeekday,
  monthOf,
  yearOf,
} from '#domain/kernel/civil-date.ts'
import { addMonths, movedBy, weeksOf, yearsUntil } from '#ui/design/date-field/month-grid.ts'

const day = (text: string): CivilDate => text as CivilDate
const dates = fc.integer({ min: dayNumber(day('1901-01-01')), max: dayNumber(day('2198-12-31')) }).map(fromDayNumber)

describe('the weeks of a month', () => {
  it('start on Monday: September 2026 on a Tuesday, in five weeks', () => {
    const weeks = weeksOf(day('2026-09-10'))
    expect(weeks.length).toBe(5)
    expect(weeks[0]).toEqual([
      undefined,
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ])
    expect(weeks[4]?.slice(0, 4)).toEqual(['2026-09-28', '2026-09-29', '2026-09-30', undefined])
  })

  it('are four when February starts on a Monday, as in 2027', () => {
    expect(weeksOf(day('2027-02-14')).length).toBe(4)
  })

  it('contain each day of the month once, in its weekday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = weeksOf(date)
        const days = weeks.flat().flatMap((cell) => cell ?? [])
        expect(days.map(dayOf)).toEqual(
          Array.from({ length: daysInMonth(yearOf(date), monthOf(date)) }, (_, index) => index + 1),
        )
        for (const week of weeks)
          week.forEach((cell, weekday) => cell !== undefined && expect(isoWeekday(cell)).toBe(weekday + 1))
        expect(weeks.every((week) => week.length === 7 && week.some((cell) => cell !== undefined))).toBe(true)
      }),
    )
  })
})

describe('the keys of the calendar', () => {
  it.each([
    ['previousDay', '2026-09-17'],
    ['nextDay', '2026-09-19'],
    ['previousWeek', '2026-09-11'],
    ['nextWeek', '2026-09-25'],
    ['monday', '2026-09-14'],
    ['sunday', '2026-09-20'],
    ['previousMonth', '2026-08-18'],
    ['nextMonth', '2026-10-18'],
    ['previousYear', '2025-09-18'],
    ['nextYear', '2027-09-18'],
  ] as const)('%s goes from 18 September to %s', (shortcut, to) => {
    expect(movedBy(shortcut, day('2026-09-18'))).toBe(to)
  })

  it('stop at the last day of a shorter month', () => {
    expect(addMonths(day('2027-01-31'), 1)).toBe('2027-02-28')
    expect(addMonths(day('2028-02-29'), 12)).toBe('2029-02-28')
  })

  it('stay within the supported years', () => {
    expect(movedBy('previousWeek', day('1900-01-03'))).toBe('1900-01-01')
    expect(movedBy('nextYear', day('2199-06-01'))).toBe('2199-06-01')
  })

  it('are inverse to the opposite arrow', () => {
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom(['previousDay', 'nextDay'] as const, ['previousWeek', 'nextWeek'] as const),
        (date, [there, back]) => {
          expect(movedBy(back, movedBy(there, date))).toBe(date)
        },
      ),
    )
  })

  it('move by whole months, within the target month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -11, max: 11 }), (date, months) => {
        const moved = addMonths(date, months)
        const count = (of: CivilDate): number => yearOf(of) * 12 + monthOf(of)
        expect(count(moved) - count(date)).toBe(months)
        expect(dayOf(moved)).toBe(
          Math.min(dayOf(date), dayOf(addDays(addMonths(addDays(moved, 1 - dayOf(moved)), 1), -1))),
        )
      }),
    )
  })
})

describe('the years of a choice', () => {
  it('are the last hundred and this one, the latest first', () => {
    const years = yearsUntil(day('2026-11-23'), day('1980-02-29'))
    expect([years.length, years[0], years.at(-1)]).toEqual([101, 2026, 1926])
  })

  it('contain the shown year, even an older or a later one', () => {
    expect(yearsUntil(day('2026-11-23'), day('1911-05-01')).at(-1)).toBe(1911)
    expect(yearsUntil(day('2026-11-23'), day('2030-05-01'))[0]).toBe(2030)
  })
})
