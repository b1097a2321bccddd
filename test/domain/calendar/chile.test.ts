import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidaysOf } from '#domain/calendar/chile.ts'
import type { HolidayKind } from '#domain/calendar/holiday.ts'
import { type CivilDate, isoWeekday, yearOf } from '#domain/kernel/civil-date.ts'
import { calendarYear } from '#domain/testing/calendar.ts'

const datesOf = (year: number, kind: HolidayKind = 'legal'): ReadonlyArray<string> =>
  holidaysOf(year).filter((day) => day.kind === kind).map(({ date }) => date.slice(5))

const dateOf = (year: number, name: string): string | undefined => holidaysOf(year).find((day) => day.name === name)?.date

describe('the holidays of Chile', () => {
  it('are those of 2025 (Dirección del Trabajo, calendario de feriados)', () => {
    expect(datesOf(2025)).toEqual([
      '01-01', '04-18', '04-19', '05-01', '05-21', '06-20', '06-29', '07-16', '08-15', '09-18', '09-19', '10-12', '10-31',
      '11-01', '12-08', '12-25',
    ])
    expect(datesOf(2025, 'bank')).toEqual(['12-31'])
    expect(datesOf(2025, 'election')).toEqual(['11-16', '12-14'])
  })

  it('are those of 2023, the year that began on a Sunday (Ley 20.983, Ley 20.299)', () => {
    expect(datesOf(2023)).toEqual([
      '01-01', '01-02', '04-07', '04-08', '05-01', '05-21', '06-21', '06-26', '07-16', '08-15', '09-18', '09-19', '10-09',
      '10-27', '11-01', '12-08', '12-25',
    ])
  })

  it.each([
    [2012, '07-02', 'San Pedro y San Pablo'], [2027, '06-28', 'San Pedro y San Pablo'],
    [2028, '06-26', 'San Pedro y San Pablo'],
    [2026, '06-29', 'San Pedro y San Pablo'], [2018, '10-15', 'Encuentro de Dos Mundos'],
    [2021, '10-11', 'Encuentro de Dos Mundos'],
  ])('in %i move to %s: %s (Ley 19.668, art. único)', (year, date, name) => {
    expect(dateOf(year, name)).toBe(`${year}-${date}`)
  })

  it.each([
    [2024, '06-20'], [2025, '06-20'], [2026, '06-21'], [2050, '06-20'], [2075, '06-21'],
  ])('in %i keep the indigenous peoples on %s, by winter time (Ley 21.357; U.S. Naval Observatory)', (year, date) => {
    expect(dateOf(year, 'Día Nacional de los Pueblos Indígenas')).toBe(`${year}-${date}`)
  })

  it.each([
    [2012, '11-02'], [2017, '10-27'], [2018, '11-02'], [2019, '10-31'], [2023, '10-27'],
  ])('in %i keep the evangelical churches on %s (Ley 20.299, art. 1)', (year, date) => {
    expect(dateOf(year, 'Día de las Iglesias Evangélicas y Protestantes')).toBe(`${year}-${date}`)
  })

  it.each([
    [2007, ['09-17', '09-18', '09-19']], [2010, ['09-17', '09-18', '09-19', '09-20']], [2013, ['09-18', '09-19', '09-20']],
    [2016, ['09-18', '09-19']], [2018, ['09-17', '09-18', '09-19']], [2021, ['09-17', '09-18', '09-19']],
    [2022, ['09-16', '09-18', '09-19']],
  ])('in %i close %j in September (Ley 20.215, Ley 20.450, Ley 20.983)', (year, dates) => {
    expect(datesOf(year).filter((date) => date.startsWith('09'))).toEqual(dates)
  })

  it('begin and end with their laws', () => {
    expect([2006, 2007].map((year) => dateOf(year, 'Día de la Virgen del Carmen'))).toEqual([undefined, '2007-07-16'])
    expect([2006, 2007].map((year) => dateOf(year, 'Corpus Christi'))).toEqual(['2006-06-12', undefined])
    expect([2001, 2002].map((year) => dateOf(year, 'Día de la Unidad Nacional'))).toEqual(['2001-09-03', undefined])
    expect([2012, 2013].map((year) => datesOf(year, 'regional'))).toEqual([[], ['06-07']])
    expect([2012, 2017].map((year) => dateOf(year, 'Feriado adicional de Año Nuevo'))).toEqual([undefined, '2017-01-02'])
    expect([2020, 2021].map((year) => dateOf(year, 'Día Nacional de los Pueblos Indígenas'))).toEqual([
      undefined, '2021-06-21',
    ])
  })
})

describe('the laws of Chile’s holidays', () => {
  const anyYear = (holds: (year: number) => void): void => fc.assert(fc.property(calendarYear, holds), { numRuns: 300 })
  const weekday = (year: number, monthDay: string): number => isoWeekday(`${year}-${monthDay}` as CivilDate)

  it('are dates of the year asked for, in order, none twice', () => {
    anyYear((year) => {
      const dates = holidaysOf(year).map(({ date }) => date)
      expect(dates.every((date) => yearOf(date) === year)).toBe(true)
      expect(dates).toEqual([...new Set(dates)].toSorted())
    })
  })

  it('close the fixed days whatever their weekday', () => {
    anyYear((year) => {
      for (const day of [
        '01-01', '05-01', '05-21', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25',
      ]) expect(datesOf(year)).toContain(day)
      expect(datesOf(year, 'bank')).toEqual(['12-31'])
    })
  })

  it('put the moved days on a Monday or leave them on a weekend, at most four days away', () => {
    anyYear((year) => {
      for (const [name, day] of [['San Pedro y San Pablo', '06-29'], ['Encuentro de Dos Mundos', '10-12']] as const) {
        const date = dateOf(year, name) ?? ''
        expect([1, 6, 7]).toContain(isoWeekday(date as CivilDate))
        expect(Math.abs(Date.parse(date) - Date.parse(`${year}-${day}`)) / 86_400_000).toBeLessThanOrEqual(3)
      }
    })
  })

  it('never leave the evangelical churches on a Tuesday or a Wednesday', () => {
    anyYear((year) => {
      const date = dateOf(Math.max(year, 2008), 'Día de las Iglesias Evangélicas y Protestantes') ?? ''
      expect([1, 4, 5, 6, 7]).toContain(isoWeekday(date as CivilDate))
      expect(date.slice(5) >= '10-27' && date.slice(5) <= '11-02').toBe(true)
    })
  })

  it('leave no working day alone between the national days and a weekend', () => {
    anyYear((year) => {
      fc.pre(year >= 2017)
      expect(datesOf(year).includes('09-17')).toBe([1, 5].includes(weekday(year, '09-17')))
      expect(datesOf(year).includes('09-20')).toBe(weekday(year, '09-20') === 5)
      expect(datesOf(year).includes('01-02')).toBe(weekday(year, '01-02') === 1)
    })
  })

  it('keep the two days before Easter together', () => {
    anyYear((year) => {
      const [friday, saturday] = [dateOf(year, 'Viernes Santo') ?? '', dateOf(year, 'Sábado Santo') ?? '']
      expect([isoWeekday(friday as CivilDate), isoWeekday(saturday as CivilDate)]).toEqual([5, 6])
      expect(Date.parse(saturday) - Date.parse(friday)).toBe(86_400_000)
    })
  })

  it('hold elections on Sundays, and call those to come projected', () => {
    anyYear((year) => {
      for (const day of holidaysOf(year)) {
        if (day.kind === 'election') expect(isoWeekday(day.date)).toBe(7)
        expect(day.projected).toBe(day.kind === 'election' && year > 2025)
      }
    })
  })
})
