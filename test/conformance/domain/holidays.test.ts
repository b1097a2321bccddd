import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import * as Calendar from '#domain/calendar/calendar.ts'
import { type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { vectorsOf } from '../shared-data.ts'

interface HolidayVector {
  readonly input: CivilDate
  readonly weekday: number
  readonly valid: boolean
  readonly kind?: 'legal' | 'bank'
  readonly businessDayLegal: boolean
  readonly businessDayBank: boolean
}

const kindOn = (calendar: Calendar.Calendar, date: CivilDate): string | undefined =>
  O.toUndefined(O.map(({ kind }: { readonly kind: string }) => kind)(Calendar.holidayOn(date, calendar)))

describe.each(['CL', 'MX'] as const)('holiday vectors of %s', (country: Country) => {
  const vectors = vectorsOf<HolidayVector>(`holidays-${country.toLowerCase()}`)
  const bank = Calendar.bankCalendar(country)
  const legal = Calendar.legalCalendar(country)

  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(100)
  })

  it.each(vectors)('$input', ({ input, weekday, kind, businessDayLegal, businessDayBank }) => {
    expect(isoWeekday(input)).toBe(weekday)
    expect(Calendar.isBusinessDay(input, legal)).toBe(businessDayLegal)
    expect(Calendar.isBusinessDay(input, bank)).toBe(businessDayBank)
    const found = kindOn(bank, input)
    expect(found === 'election' ? undefined : found).toBe(kind)
  })
})
