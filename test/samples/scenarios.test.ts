import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { assignScenarios } from '#samples/scenarios.ts'
import { issueDates, laterButNotFuture, monthOf, previousWeekday } from '#samples/issue-dates.ts'
import { seededRandom } from '#samples/random.ts'

const TODAY = '2026-03-02' as CivilDate

describe('issueDates', () => {
  it('returns the requested number, oldest first, within the range and on weekdays', () => {
    const spells = [
      { count: 40, newest: 0, oldest: 60 },
      { count: 10, newest: 100, oldest: 120 },
    ]
    const dates = issueDates(seededRandom(3), TODAY, spells)
    expect(dates).toHaveLength(50)
    expect(dates).toEqual([...dates].sort())
    expect(dates.every((date) => date <= TODAY && date >= addDays(TODAY, -122) && isoWeekday(date) <= 5)).toBe(true)
  })

  it('takes the Friday before a weekend', () => {
    expect(previousWeekday('2026-03-01' as CivilDate)).toBe('2026-02-27')
    expect(previousWeekday('2026-02-27' as CivilDate)).toBe('2026-02-27')
  })

  it('never exceeds today', () => {
    expect(laterButNotFuture('2026-02-27' as CivilDate, 2, TODAY)).toBe('2026-03-01')
    expect(laterButNotFuture('2026-02-27' as CivilDate, 9, TODAY)).toBe(TODAY)
  })

  it('formats a month like the registers', () => {
    expect(monthOf(TODAY)).toBe('202603')
  })
})

describe('assignScenarios', () => {
  const ages = Array.from({ length: 50 }, (_, age) => age)
  const dates = ages.map((age) => addDays(TODAY, -age))

  it('meets each share exactly, only among invoices of its age', () => {
    const quotas = [
      { scenario: 'PAID', count: 7, newest: 20, oldest: 40 },
      { scenario: 'CASH', count: 3, newest: 0, oldest: 30 },
    ]
    const scenarios = assignScenarios(seededRandom(4), TODAY, dates, quotas, 'OPEN')
    const agesOf = (scenario: string): ReadonlyArray<number> => ages.filter((age) => scenarios[age] === scenario)
    expect(agesOf('PAID')).toHaveLength(7)
    expect(agesOf('PAID').every((age) => age >= 20 && age <= 40)).toBe(true)
    expect(agesOf('CASH')).toHaveLength(3)
    expect(agesOf('CASH').every((age) => age <= 30)).toBe(true)
    expect(agesOf('OPEN')).toHaveLength(40)
  })
})
