import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { assignFates } from '#host/samples/fates.ts'
import { issueDates, laterButPast, monthOf, previousWeekday } from '#host/samples/issue-dates.ts'
import { seeded } from '#host/samples/random.ts'

const TODAY = '2026-03-02' as CivilDate

describe('issueDates', () => {
  it('gives as many as asked, oldest first, within the spell and on weekdays', () => {
    const spells = [{ count: 40, newest: 0, oldest: 60 }, { count: 10, newest: 100, oldest: 120 }]
    const dates = issueDates(seeded(3), TODAY, spells)
    expect(dates).toHaveLength(50)
    expect(dates).toEqual([...dates].sort())
    expect(dates.every((date) => date <= TODAY && date >= addDays(TODAY, -122) && isoWeekday(date) <= 5)).toBe(true)
  })

  it('takes the Friday before a weekend', () => {
    expect(previousWeekday('2026-03-01' as CivilDate)).toBe('2026-02-27')
    expect(previousWeekday('2026-02-27' as CivilDate)).toBe('2026-02-27')
  })

  it('never goes beyond today', () => {
    expect(laterButPast('2026-02-27' as CivilDate, 2, TODAY)).toBe('2026-03-01')
    expect(laterButPast('2026-02-27' as CivilDate, 9, TODAY)).toBe(TODAY)
  })

  it('names a month as the registers do', () => {
    expect(monthOf(TODAY)).toBe('202603')
  })
})

describe('assignFates', () => {
  const ages = Array.from({ length: 50 }, (_, age) => age)
  const dates = ages.map((age) => addDays(TODAY, -age))

  it('meets each quota exactly, only among invoices of its age', () => {
    const quotas = [{ fate: 'PAID', count: 7, newest: 20, oldest: 40 }, { fate: 'CASH', count: 3, newest: 0, oldest: 30 }]
    const fates = assignFates(seeded(4), TODAY, dates, quotas, 'OPEN')
    const agesOf = (fate: string): ReadonlyArray<number> => ages.filter((age) => fates[age] === fate)
    expect(agesOf('PAID')).toHaveLength(7)
    expect(agesOf('PAID').every((age) => age >= 20 && age <= 40)).toBe(true)
    expect(agesOf('CASH')).toHaveLength(3)
    expect(agesOf('CASH').every((age) => age <= 30)).toBe(true)
    expect(agesOf('OPEN')).toHaveLength(40)
  })
})
