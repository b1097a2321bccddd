import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidaysOf } from '#domain/calendar/chile.ts'
import type { HolidayKind } from '#domain/calendar/holiday.ts'
import { type CivilDate, isoWeekday, yearOf } from '#domain/kernel/civil-date.ts'
import { calendarYear } from '#domain/testing/calendar.ts'

const datesOf = (year: number, kind: HolidayKind = 'legal'): ReadonlyArray<string> =>
  holidaysOf(year)
    .filter((day) => day.kind === kind)
    .map(({ date }) => date.slice(5))

const dateOf = (year: number, name: string): string | undefined =>
  holidaysOf(year).find((day) => day.name === name)?.date

describe('the holidays of Chile', () => {
  it('are those of 2025 (Dirección del Trabajo, calendario de feriados)', () => {
    expect(datesOf(2025)).toEqual([
      '01-01',
      '04-18',
      '04-19',
      '05-01',
      '05-21',
      '06-20',
      '06-29',
      '07-16',
      '08-15',
      '09-18',
      '09-19',
      '10-12',
      '10-31',
      '11-01',
      '12-08',
      '12-25',
    ])
    expect(datesOf(2025, 'bank')).toEqual(['12-31'])
    expect(datesOf(2025, 'election')).toEqual(['11-16', '12-14'])
  })

  it('have the names of the official list in 2025 (Dirección del Trabajo; CMF for the banks)', () => {
    const named = holidaysOf(2025)
      .filter(({ kind }) => kind !== 'regional')
      .map(({ date, name }) => `${date.slice(5)} ${name}`)
    expect(named).toEqual([
      '01-01 Año Nuevo',
      '04-18 Viernes Santo',
      '04-19 Sábado Santo',
      '05-01 Día Nacional del Trabajo',
      '05-21 Día de las Glorias Navales',
      '06-20 Día Nacional de los Pueblos Indígenas',
      '06-29 San Pedro y San Pablo',
      '07-16 Día de la Virgen del Carmen',
      '08-15 Asunción de la Virgen',
      '09-18 Independencia Nacional',
      '09-19 Día de las Glorias del Ejército',
      '10-12 Encuentro de Dos Mundos',
      '10-31 Día de las Iglesias Evangélicas y Protestantes',
      '11-01 Día de Todos los Santos',
      '11-16 Elecciones generales',
      '12-08 Inmaculada Concepción',
      '12-14 Segunda vuelta presidencial',
      '12-25 Navidad',
      '12-31 Feriado bancario',
    ])
  })

  it.each([
    [2002, '04-24', 'Censo de población y vivienda'],
    [2004, '09-17', 'Feriado único de Fiestas Patrias'],
    [2010, '09-20', 'Feriado del Bicentenario'],
    [2010, '09-17', 'Feriado del Bicentenario'],
    [2017, '04-19', 'Censo abreviado de población y vivienda'],
    [2022, '09-16', 'Feriado único de Fiestas Patrias'],
    [2018, '09-17', 'Feriado adicional de Fiestas Patrias'],
    [2024, '09-20', 'Feriado adicional de Fiestas Patrias'],
    [2020, '10-25', 'Plebiscito nacional'],
    [2012, '10-28', 'Elecciones municipales'],
    [2013, '12-15', 'Segunda vuelta presidencial'],
    [2016, '10-23', 'Elecciones municipales'],
    [2017, '12-17', 'Segunda vuelta presidencial'],
    [2021, '05-15', 'Elecciones municipales y de convencionales'],
    [2021, '06-13', 'Segunda vuelta de gobernadores'],
    [2021, '12-19', 'Segunda vuelta presidencial'],
    [2023, '05-07', 'Elección de consejeros constitucionales'],
    [2024, '11-24', 'Segunda vuelta de gobernadores'],
    [2021, '05-16', 'Elecciones municipales y de convencionales'],
    [2022, '09-04', 'Plebiscito constitucional'],
    [2023, '12-17', 'Plebiscito constitucional'],
    [2024, '10-27', 'Elecciones municipales y regionales'],
  ])('in %i have %s once only: %s (Diario Oficial; Servel)', (year, date, name) => {
    expect(holidaysOf(year)).toContainEqual(expect.objectContaining({ date: `${year}-${date}`, name }))
  })

  it.each([
    [2012, []],
    [2013, ['06-07 Asalto y Toma del Morro de Arica']],
    [2014, ['06-07 Asalto y Toma del Morro de Arica', '08-20 Natalicio de Bernardo O’Higgins (Chillán)']],
    [
      2024,
      [
        '06-07 Asalto y Toma del Morro de Arica',
        '08-20 Natalicio de Bernardo O’Higgins (Chillán)',
        '09-21 Feriado de Magallanes y Chiloé',
      ],
    ],
    [2025, ['06-07 Asalto y Toma del Morro de Arica', '08-20 Natalicio de Bernardo O’Higgins (Chillán)']],
  ])('in %i close a part of the country on %j (Ley 20.663, Ley 20.678, Ley 21.704)', (year, days) => {
    const regional = holidaysOf(year).filter(({ kind }) => kind === 'regional')
    expect(regional.map(({ date, name }) => `${date.slice(5)} ${name}`)).toEqual(days)
  })

  it.each([
    [2012, ['10-28']],
    [2013, ['11-17', '12-15']],
    [2014, []],
    [2016, ['10-23']],
    [2017, ['11-19', '12-17']],
    [2018, []],
    [2020, ['10-25']],
    [2021, ['05-15', '05-16', '06-13', '11-21', '12-19']],
    [2022, ['09-04']],
    [2023, ['05-07', '12-17']],
    [2024, ['10-27', '11-24']],
    [2029, ['11-18']],
  ])('in %i vote on %j (Servel; Ley 18.700 for the years to come)', (year, dates) => {
    expect(datesOf(year, 'election')).toEqual(dates)
  })

  it('did not vote on the third Sunday of November before the reform of 2011 (Ley 20.515)', () => {
    expect(datesOf(2009, 'election')).not.toContain('11-15')
  })

  it('are certain up to the election of 2025 and projected from the next one on', () => {
    const projected = (year: number) =>
      holidaysOf(year)
        .filter((day) => day.projected)
        .map(({ date }) => date)
    expect([2025, 2026, 2029].map(projected)).toEqual([[], [], ['2029-11-18']])
  })

  it('are those of 2023, the year that began on a Sunday (Ley 20.983, Ley 20.299)', () => {
    expect(datesOf(2023)).toEqual([
      '01-01',
      '01-02',
      '04-07',
      '04-08',
      '05-01',
      '05-21',
      '06-21',
      '06-26',
      '07-16',
      '08-15',
      '09-18',
      '09-19',
      '10-09',
      '10-27',
      '11-01',
      '12-08',
      '12-25',
    ])
  })

  it.each([
    [2012, '07-02', 'San Pedro y San Pablo'],
    [2027, '06-28', 'San Pedro y San Pablo'],
    [2028, '06-26', 'San Pedro y San Pablo'],
    [2026, '06-29', 'San Pedro y San Pablo'],
    [2018, '10-15', 'Encuentro de Dos Mundos'],
    [2021, '10-11', 'Encuentro de Dos Mundos'],
  ])('in %i move to %s: %s (Ley 19.668, art. único)', (year, date, name) => {
    expect(dateOf(year, name)).toBe(`${year}-${date}`)
  })

  it.each([
    [2024, '06-20'],
    [2025, '06-20'],
    [2026, '06-21'],
    [2050, '06-20'],
    [2075, '06-21'],
  ])('in %i have the indigenous peoples on %s, in winter time (Ley 21.357; U.S. Naval Observatory)', (year, date) => {
    expect(dateOf(year, 'Día Nacional de los Pueblos Indígenas')).toBe(`${year}-${date}`)
  })

  it.each([
    [2008, '10-31'],
    [2012, '11-02'],
    [2017, '10-27'],
    [2018, '11-02'],
    [2019, '10-31'],
    [2023, '10-27'],
  ])('in %i have the evangelical churches on %s (Ley 20.299, art. 1)', (year, date) => {
    expect(dateOf(year, 'Día de las Iglesias Evangélicas y Protestantes')).toBe(`${year}-${date}`)
  })

  it.each([
    [2001, ['09-03', '09-18', '09-19']],
    [2002, ['09-18', '09-19']],
    [2004, ['09-17', '09-18', '09-19']],
    [2007, ['09-17', '09-18', '09-19']],
    [2010, ['09-17', '09-18', '09-19', '09-20']],
    [2013, ['09-18', '09-19', '09-20']],
    [2016, ['09-18', '09-19']],
    [2018, ['09-17', '09-18', '09-19']],
    [2021, ['09-17', '09-18', '09-19']],
    [2022, ['09-16', '09-18', '09-19']],
  ])('in %i close %j in September (Ley 19.973, Ley 20.215, Ley 20.450, Ley 20.983)', (year, dates) => {
    expect(datesOf(year).filter((date) => date.startsWith('09'))).toEqual(dates)
  })

  it('begin and end with their laws', () => {
    expect([2006, 2007].map((year) => dateOf(year, 'Día de la Virgen del Carmen'))).toEqual([undefined, '2007-07-16'])
    expect([2006, 2007].map((year) => dateOf(year, 'Corpus Christi'))).toEqual(['2006-06-12', undefined])
    expect([2001, 2002].map((year) => dateOf(year, 'Día de la Unidad Nacional'))).toEqual(['2001-09-03', undefined])
    expect(dateOf(2007, 'Día de las Iglesias Evangélicas y Protestantes')).toBeUndefined()
    expect([2012, 2017].map((year) => dateOf(year, 'Feriado adicional de Año Nuevo'))).toEqual([
      undefined,
      '2017-01-02',
    ])
    expect([2020, 2021].map((year) => dateOf(year, 'Día Nacional de los Pueblos Indígenas'))).toEqual([
      undefined,
      '2021-06-21',
    ])
  })
})

describe('the laws of Chile’s holidays', () => {
  const anyYear = (holds: (year: number) => void): void => fc.assert(fc.property(calendarYear, holds), { numRuns: 300 })
  const weekday = (year: number, monthDay: string): number => isoWeekday(`${year}-${monthDay}` as CivilDate)

  it('are dates of the requested year, in order, without duplicates', () => {
    anyYear((year) => {
      const dates = holidaysOf(year).map(({ date }) => date)
      expect(dates.every((date) => yearOf(date) === year)).toBe(true)
      expect(dates).toEqual([...new Set(dates)].toSorted())
    })
  })

  it('close the fixed days whatever their weekday', () => {
    anyYear((year) => {
      for (const day of ['01-01', '05-01', '05-21', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25'])
        expect(datesOf(year)).toContain(day)
      expect(datesOf(year, 'bank')).toEqual(['12-31'])
    })
  })

  it('put the moved days on a Monday or leave them on a weekend, at most four days away', () => {
    anyYear((year) => {
      for (const [name, day] of [
        ['San Pedro y San Pablo', '06-29'],
        ['Encuentro de Dos Mundos', '10-12'],
      ] as const) {
        const date = dateOf(year, name) ?? ''
        expect([1, 6, 7]).toContain(isoWeekday(date as CivilDate))
        expect(Math.abs(Date.parse(date) - Date.parse(`${year}-${day}`)) / 86_400_000).toBeLessThanOrEqual(3)
      }
    })
  })

  it('never have the evangelical churches on a Tuesday or a Wednesday', () => {
    anyYear((year) => {
      const date = dateOf(Math.max(year, 2008), 'Día de las Iglesias Evangélicas y Protestantes') ?? ''
      expect([1, 4, 5, 6, 7]).toContain(isoWeekday(date as CivilDate))
      expect(date.slice(5) >= '10-27' && date.slice(5) <= '11-02').toBe(true)
    })
  })

  it('leave no single working day between the national days and a weekend', () => {
    anyYear((year) => {
      fc.pre(year >= 2017)
      expect(datesOf(year).includes('09-17')).toBe([1, 5].includes(weekday(year, '09-17')))
      expect(datesOf(year).includes('09-20')).toBe(weekday(year, '09-20') === 5)
      expect(datesOf(year).includes('01-02')).toBe(weekday(year, '01-02') === 1)
    })
  })

  it('have the two days before Easter together', () => {
    anyYear((year) => {
      const [friday, saturday] = [dateOf(year, 'Viernes Santo') ?? '', dateOf(year, 'Sábado Santo') ?? '']
      expect([isoWeekday(friday as CivilDate), isoWeekday(saturday as CivilDate)]).toEqual([5, 6])
      expect(Date.parse(saturday) - Date.parse(friday)).toBe(86_400_000)
    })
  })

  it('hold elections on Sundays, once on the Saturday before too, and mark future ones as projected', () => {
    anyYear((year) => {
      for (const day of holidaysOf(year)) {
        if (day.kind === 'election') expect(isoWeekday(day.date)).toBe(day.date === '2021-05-15' ? 6 : 7)
        expect(day.projected).toBe(day.kind === 'election' && year > 2025)
      }
    })
  })
})
