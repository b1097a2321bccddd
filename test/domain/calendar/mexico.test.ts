import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HolidayKind } from '#domain/calendar/holiday.ts'
import { holidaysOf } from '#domain/calendar/mexico.ts'
import { isoWeekday, yearOf } from '#domain/kernel/civil-date.ts'
import { calendarYear } from '#domain/testing/calendar.ts'

const datesOf = (year: number, ...kinds: ReadonlyArray<HolidayKind>): ReadonlyArray<string> =>
  holidaysOf(year)
    .filter((day) => kinds.includes(day.kind))
    .map(({ date }) => date.slice(5))

describe('the holidays of Mexico', () => {
  it('are the closing days of the banks in 2025 (CNBV, Diario Oficial, December 2024)', () => {
    expect(datesOf(2025, 'legal', 'bank')).toEqual([
      '01-01',
      '02-03',
      '03-17',
      '04-17',
      '04-18',
      '05-01',
      '09-16',
      '11-02',
      '11-17',
      '12-12',
      '12-25',
    ])
  })

  it('are the closing days of the banks in 2024, with the handover of 1 October (CNBV; LFT art. 74-VII)', () => {
    expect(datesOf(2024, 'legal', 'bank')).toEqual([
      '01-01',
      '02-05',
      '03-18',
      '03-28',
      '03-29',
      '05-01',
      '09-16',
      '10-01',
      '11-02',
      '11-18',
      '12-12',
      '12-25',
    ])
  })

  it('have the names of the law and of the banks in 2024 (Ley Federal del Trabajo, art. 74; CNBV; INE)', () => {
    expect(holidaysOf(2024).map(({ date, name }) => `${date.slice(5)} ${name}`)).toEqual([
      '01-01 Año Nuevo',
      '02-05 Día de la Constitución',
      '03-18 Natalicio de Benito Juárez',
      '03-28 Jueves Santo',
      '03-29 Viernes Santo',
      '05-01 Día del Trabajo',
      '06-02 Jornada electoral',
      '09-16 Día de la Independencia',
      '10-01 Transmisión del Poder Ejecutivo Federal',
      '11-02 Día de los Muertos',
      '11-18 Día de la Revolución',
      '12-12 Día del Empleado Bancario',
      '12-25 Navidad',
    ])
  })

  it('are the compulsory rest days of 2026 (Ley Federal del Trabajo, art. 74)', () => {
    expect(datesOf(2026, 'legal')).toEqual(['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25'])
  })

  it.each([
    [2000, '12-01'],
    [2006, '12-01'],
    [2012, '12-01'],
    [2018, '12-01'],
    [2024, '10-01'],
    [2030, '10-01'],
  ])('hand over the presidency in %i on %s (Constitución, art. 83)', (year, day) => {
    expect(datesOf(year, 'legal')).toContain(day)
    expect(datesOf(year, 'legal').includes(day === '12-01' ? '10-01' : '12-01')).toBe(false)
  })

  it('moved to Mondays in 2006, all but the bicentenary of Juárez (Diario Oficial, 17 January 2006)', () => {
    expect(datesOf(2005, 'legal')).toEqual(['01-01', '02-05', '03-21', '05-01', '09-16', '11-20', '12-25'])
    expect(datesOf(2006, 'legal')).toEqual(['01-01', '02-06', '03-21', '05-01', '09-16', '11-20', '12-01', '12-25'])
    expect(datesOf(2007, 'legal')).toEqual(['01-01', '02-05', '03-19', '05-01', '09-16', '11-19', '12-25'])
  })

  it.each([
    [2000, '07-02'],
    [2012, '07-01'],
    [2015, '06-07'],
    [2018, '07-01'],
    [2021, '06-06'],
    [2024, '06-02'],
    [2025, '06-01'],
    [2027, '06-06'],
  ])('vote in %i on %s (INE)', (year, day) => {
    expect(datesOf(year, 'election')).toEqual([day])
  })
})

describe('unpublished holidays of Mexico', () => {
  const projected = (year: number) =>
    holidaysOf(year)
      .filter((day) => day.projected)
      .map(({ date }) => date.slice(5))

  it('do not exist up to 2026, the last year that the CNBV has listed', () => {
    expect([2024, 2025, 2026].flatMap(projected)).toEqual([])
  })

  it('are the banks’ closing days from 2027 on, and its election', () => {
    expect(projected(2027)).toEqual(['03-25', '03-26', '06-06', '11-02', '12-12'])
  })
})

describe('the laws of Mexico’s holidays', () => {
  const anyYear = (holds: (year: number) => void): void => fc.assert(fc.property(calendarYear, holds), { numRuns: 300 })
  const named = (year: number, name: string) => holidaysOf(year).find((day) => day.name === name)?.date

  it('are dates of the requested year, in order, without duplicates', () => {
    anyYear((year) => {
      const dates = holidaysOf(year).map(({ date }) => date)
      expect(dates.every((date) => yearOf(date) === year)).toBe(true)
      expect(dates).toEqual([...new Set(dates)].toSorted())
    })
  })

  it('put the civic days on the first, the third and the third Monday', () => {
    anyYear((year) => {
      fc.pre(year >= 2007)
      for (const [name, from, to] of [
        ['Día de la Constitución', '02-01', '02-07'],
        ['Natalicio de Benito Juárez', '03-15', '03-21'],
        ['Día de la Revolución', '11-15', '11-21'],
      ] as const) {
        const date = named(year, name)
        expect(date !== undefined && isoWeekday(date) === 1 && date.slice(5) >= from && date.slice(5) <= to).toBe(true)
      }
    })
  })

  it('hand over every six years and never between', () => {
    anyYear((year) => {
      expect(holidaysOf(year).some(({ name }) => name.startsWith('Transmisión'))).toBe((year - 2000) % 6 === 0)
    })
  })

  it('close banks on a Thursday and a Friday before Easter, and on 2 November and 12 December', () => {
    anyYear((year) => {
      const bank = holidaysOf(year).filter(({ kind }) => kind === 'bank')
      expect(bank.map(({ date }) => date.slice(5)).slice(2)).toEqual(['11-02', '12-12'])
      expect(bank.slice(0, 2).map(({ date }) => isoWeekday(date))).toEqual([4, 5])
      expect(bank.every(({ projected }) => projected === year > 2026)).toBe(true)
    })
  })

  it('vote on a Sunday, every third year and once between, for the judges of 2025', () => {
    anyYear((year) => {
      expect(datesOf(year, 'election')).toHaveLength((year - 2000) % 3 === 0 || year === 2025 ? 1 : 0)
      for (const day of holidaysOf(year)) if (day.kind === 'election') expect(isoWeekday(day.date)).toBe(7)
    })
  })
})
