import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import * as Calendar from '#domain/calendar/calendar.ts'
import { holiday } from '#domain/calendar/holiday.ts'
import { addDays, type CivilDate, daysBetween, FIRST_DATE, isoWeekday, LAST_DATE } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { bankCalendarOf, dateNearHoliday, holidaysIn, listedHolidays } from '#domain/testing/calendar.ts'
import { calendarDate, country } from '#domain/testing/kernel.ts'
import { runs } from '#test/support/runs.ts'

const BANKS = { CL: Calendar.bankCalendar('CL'), MX: Calendar.bankCalendar('MX') }
const WEEKENDS_ONLY = Calendar.calendarOf([])
const date = (text: string): CivilDate => text as CivilDate

const either = fc.oneof(
  fc.record({ of: country, day: calendarDate }),
  country.chain((of) => fc.record({ of: fc.constant(of), day: dateNearHoliday(of) })),
)
const within = (day: CivilDate): boolean => day > '2000-12-31' && day < '2099-12-31'

describe('rollForward', () => {
  it.each([
    ['CL', '2024-09-18', '2024-09-23'],
    ['CL', '2026-04-03', '2026-04-06'],
    ['CL', '2025-12-31', '2026-01-02'],
    ['CL', '2029-09-15', '2029-09-20'],
    ['MX', '2024-09-30', '2024-09-30'],
    ['MX', '2024-10-01', '2024-10-02'],
    ['MX', '2026-04-02', '2026-04-06'],
    ['MX', '2025-12-12', '2025-12-15'],
  ] as const)('rolls %s %s to %s (CMF and CNBV bank holidays)', (of, from, to) => {
    expect(Calendar.rollForward(date(from), BANKS[of])).toEqual(E.right(to))
  })

  it('ignores bank-only holidays in the legal calendar (LFT art. 74; Ley 2.977)', () => {
    expect(Calendar.rollForward(date('2026-04-02'), Calendar.legalCalendar('MX'))).toEqual(E.right('2026-04-02'))
    expect(Calendar.rollForward(date('2025-12-31'), Calendar.legalCalendar('CL'))).toEqual(E.right('2025-12-31'))
    expect(Calendar.rollForward(date('2026-09-16'), Calendar.legalCalendar('MX'))).toEqual(E.right('2026-09-17'))
    expect(Calendar.rollForward(date('2026-09-18'), Calendar.legalCalendar('CL'))).toEqual(E.right('2026-09-21'))
  })

  it('reaches the first and the last representable date', () => {
    const weekends = Calendar.calendarOf([])
    expect(Calendar.rollForward(FIRST_DATE, weekends)).toEqual(E.right('1900-01-01'))
    expect(Calendar.rollForward(LAST_DATE, weekends)).toEqual(E.right('2199-12-31'))
  })

  it('crosses three hundred and seventy closed days and not one more', () => {
    const thursday = date('2026-01-01')
    const closedFor = (days: number) => {
      return Calendar.calendarOf(
        Array.from({ length: days }, (_, at) => ({ date: addDays(thursday, at), name: 'Cerrado' })),
      )
    }
    expect(Calendar.rollForward(thursday, closedFor(370))).toEqual(E.right('2027-01-06'))
    expect(Calendar.rollForward(thursday, closedFor(371))).toEqual(E.left({ _tag: 'CalendarHasNoOpenDay' }))
  })

  it('returns an open date, never earlier, at most five days away, across closed days only', () => {
    fc.assert(
      fc.property(either, ({ of, day }) => {
        const rolled = E.getOrElse(() => date('1900-01-01'))(Calendar.rollForward(day, BANKS[of]))
        const away = daysBetween(day, rolled)
        expect(Calendar.isBusinessDay(rolled, BANKS[of])).toBe(true)
        expect(away >= 0 && away <= 5).toBe(true)
        for (let skipped = 0; skipped < away; skipped += 1)
          expect(Calendar.isBusinessDay(addDays(day, skipped), BANKS[of])).toBe(false)
        expect(Calendar.rollForward(rolled, BANKS[of])).toEqual(E.right(rolled))
      }),
      { numRuns: runs(1000) },
    )
  })

  it('is monotonic: a later date rolls to the same or a later one', () => {
    fc.assert(
      fc.property(either, fc.nat({ max: 20 }), ({ of, day }, later) => {
        const [first, second] = [
          Calendar.rollForward(day, BANKS[of]),
          Calendar.rollForward(addDays(day, later), BANKS[of]),
        ]
        if (E.isRight(first) && E.isRight(second)) expect(first.right <= second.right).toBe(true)
      }),
    )
  })

  it('reports a calendar without open days instead of searching forever', () => {
    const closed = Calendar.calendarOf(
      Array.from({ length: 1_200 }, (_, at) => ({ date: addDays(date('2024-12-01'), at), name: 'Cerrado' })),
    )
    expect(Calendar.rollForward(date('2026-01-01'), closed)).toEqual(E.left({ _tag: 'CalendarHasNoOpenDay' }))
    expect(Calendar.addBusinessDays(date('2026-01-01'), -1, closed)).toEqual(E.left({ _tag: 'CalendarHasNoOpenDay' }))
    expect(Calendar.businessDaysBetween(date('2026-01-01'), date('2027-01-01'), closed)).toBe(0)
  })
})

describe('isBusinessDay and holidayOn', () => {
  it('name the closing holiday: Good Friday 2026 and the handover of 2024 (calendars of the CMF and the CNBV)', () => {
    expect(Calendar.holidayOn(date('2026-04-03'), BANKS.CL)).toEqual(
      O.some(holiday(date('2026-04-03'), 'Viernes Santo')),
    )
    expect(O.isSome(Calendar.holidayOn(date('2024-10-01'), BANKS.MX))).toBe(true)
    expect(Calendar.holidayOn(date('2024-10-02'), BANKS.MX)).toEqual(O.none)
  })

  it('do not close the country for a regional day (Ley 20.663, Arica y Parinacota)', () => {
    const banks = Calendar.bankCalendar('CL')
    expect(Calendar.isBusinessDay(date('2027-06-07'), banks)).toBe(true)
    expect(Calendar.holidayOn(date('2027-06-07'), banks)).toEqual(O.none)
  })

  it('compute a year once, however often it is read', () => {
    const calendar = Calendar.calendarOf([{ date: date('2026-05-01'), name: 'Día del Trabajo' }])
    expect(Calendar.isBusinessDay(date('2026-05-01'), calendar)).toBe(false)
    expect(O.isSome(Calendar.holidayOn(date('2026-05-01'), calendar))).toBe(true)
    expect(Calendar.holidayOn(date('2026-05-04'), calendar)).toEqual(O.none)
    expect(Calendar.holidaysOf(2026, calendar)).toBe(Calendar.holidaysOf(2026, calendar))
    expect(Calendar.holidaysOf(2027, calendar)).toEqual([])
  })

  it('agree with the list of the year and the weekday, in any order of calls', () => {
    const naive = (of: Country, day: CivilDate): boolean =>
      isoWeekday(day) <= 5 &&
      !holidaysIn(of, Number(day.slice(0, 4))).some(({ kind, date: closed }) => kind !== 'regional' && closed === day)
    fc.assert(
      fc.property(country, fc.array(calendarDate, { maxLength: 20 }), (of, days) => {
        const fresh = Calendar.bankCalendar(of)
        for (const day of days) {
          expect(Calendar.isBusinessDay(day, fresh)).toBe(naive(of, day))
          expect(Calendar.isBusinessDay(day, BANKS[of])).toBe(naive(of, day))
        }
      }),
    )
  })
})

describe('a server’s list', () => {
  it('adds its days under its names, retains legal holidays, and opens nothing in a year it does not cover', () => {
    const calendar = Calendar.bankCalendar('MX', [
      { date: date('2022-11-21'), name: 'Revolución' },
      { date: date('2022-08-05'), name: 'Asueto' },
      { date: date('2022-08-05'), name: 'Asueto' },
    ])
    expect(Calendar.holidayOn(date('2022-11-21'), calendar)).toMatchObject({
      value: { name: 'Revolución', kind: 'legal' },
    })
    expect(Calendar.isBusinessDay(date('2022-08-05'), calendar)).toBe(false)
    expect(Calendar.isBusinessDay(date('2022-12-12'), calendar)).toBe(false)
    expect(Calendar.isBusinessDay(date('2023-05-01'), calendar)).toBe(false)
  })

  it('closes exactly the computed days and its own, in any order, with or without repetitions', () => {
    fc.assert(
      fc.property(country, listedHolidays, fc.array(calendarDate, { maxLength: 5 }), (of, list, others) => {
        const calendar = Calendar.bankCalendar(of, list)
        const reversed = Calendar.bankCalendar(of, [...list, ...list].toReversed())
        for (const day of [...list.map((closed) => closed.date), ...others]) {
          const expected = Calendar.isBusinessDay(day, BANKS[of]) && !list.some((closed) => closed.date === day)
          expect(Calendar.isBusinessDay(day, calendar)).toBe(expected)
          expect(Calendar.isBusinessDay(day, reversed)).toBe(expected)
          expect(E.isRight(Calendar.rollForward(day, calendar)) || day > '2100-12-20').toBe(true)
        }
      }),
    )
  })
})

describe('a server’s list with authority', () => {
  const names = [{ date: date('2025-09-18'), name: 'Dieciocho' }]

  it('opens a day that a law has freed: 31 December 2025 between NCG 543 and Ley 21.791', () => {
    const freed = Calendar.bankCalendar('CL', [], { years: [], opened: [date('2025-12-31')] })
    expect(Calendar.isBusinessDay(date('2025-12-31'), freed)).toBe(true)
    expect(Calendar.holidayOn(date('2025-12-31'), freed)).toEqual(O.none)
    expect(Calendar.isBusinessDay(date('2026-12-31'), freed)).toBe(false)
  })

  it('is complete in the years it covers: the laws give only the kind of the days it names (Ley 2.977)', () => {
    const covered = Calendar.bankCalendar('CL', [...names, { date: date('2025-12-31'), name: 'Cierre' }], {
      years: [2025],
      opened: [],
    })
    expect(Calendar.holidaysOf(2025, covered)).toEqual([
      holiday(date('2025-09-18'), 'Dieciocho'),
      holiday(date('2025-12-31'), 'Cierre', 'bank'),
    ])
    expect(Calendar.isBusinessDay(date('2025-09-19'), covered)).toBe(true)
    expect(Calendar.holidaysOf(2026, covered)).toEqual(Calendar.holidaysOf(2026, BANKS.CL))
  })

  it('never opens a weekend or a day that the list itself closes', () => {
    const contradicting = Calendar.bankCalendar('CL', names, {
      years: [],
      opened: [date('2025-09-18'), date('2025-09-20')],
    })
    expect(Calendar.isBusinessDay(date('2025-09-18'), contradicting)).toBe(false)
    expect(Calendar.isBusinessDay(date('2025-09-20'), contradicting)).toBe(false)
  })

  it('decides day by day: a weekday is closed by the list, or by the laws where the list does not decide', () => {
    const days = (of: Country) => fc.array(fc.oneof(dateNearHoliday(of), calendarDate), { maxLength: 6 })
    const lists = country.chain((of) =>
      fc.record({
        of: fc.constant(of),
        closed: days(of),
        opened: days(of),
        asked: days(of),
        years: fc.subarray([2024, 2025]),
      }),
    )
    fc.assert(
      fc.property(lists, ({ of, closed, opened, asked, years }) => {
        const calendar = Calendar.bankCalendar(
          of,
          closed.map((day) => ({ date: day, name: 'Feriado' })),
          { years, opened },
        )
        for (const day of [
          ...closed,
          ...opened,
          ...asked,
          ...asked.map((one) => date(`2025${one.slice(4).replace('02-29', '02-28')}`)),
        ]) {
          const lawful =
            Calendar.isBusinessDay(day, BANKS[of]) || opened.includes(day) || years.includes(Number(day.slice(0, 4)))
          expect(Calendar.isBusinessDay(day, calendar)).toBe(isoWeekday(day) <= 5 && !closed.includes(day) && lawful)
        }
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('a copy of a calendar', () => {
  it('by structuredClone is the same calendar, before and after its first use', () => {
    fc.assert(
      fc.property(country.chain(bankCalendarOf), fc.array(calendarDate, { maxLength: 5 }), (calendar, days) => {
        const unused = structuredClone(calendar)
        const open = days.map((day) => Calendar.isBusinessDay(day, calendar))
        const holidays = days.map((day) => Calendar.holidayOn(day, calendar))
        for (const copy of [unused, structuredClone(calendar)]) {
          expect(days.map((day) => Calendar.isBusinessDay(day, copy))).toEqual(open)
          expect(days.map((day) => Calendar.holidayOn(day, copy))).toEqual(holidays)
        }
      }),
      { numRuns: runs(50) },
    )
    for (const calendar of [WEEKENDS_ONLY, Calendar.legalCalendar('CL'), BANKS.MX])
      expect(structuredClone(calendar)).toEqual(calendar)
  })
})

describe('a date that does not exist', () => {
  it('is rejected in a list: 30 February 2026 does not close Monday 2 March', () => {
    const impossible = { date: date('2026-02-30'), name: 'Feriado' }
    expect(() => Calendar.bankCalendar('CL', [impossible])).toThrow(new RangeError('CivilDateImpossible'))
    expect(() => Calendar.calendarOf([impossible])).toThrow(new RangeError('CivilDateImpossible'))
    expect(() => Calendar.bankCalendar('MX', [], { years: [], opened: [date('2 marzo')] })).toThrow(
      new RangeError('CivilDateMalformed'),
    )
    expect(Calendar.isBusinessDay(date('2026-03-02'), BANKS.CL)).toBe(true)
  })

  it('is no business day, and none is reached from it', () => {
    for (const text of ['2026-02-30', '2026-13-02', '02/03/2026', '2026-3-2', '', '1899-12-29', '2200-01-02']) {
      expect(Calendar.isBusinessDay(date(text), BANKS.CL)).toBe(false)
      for (const count of [-1, 0, 1])
        expect(Calendar.addBusinessDays(date(text), count, BANKS.CL)).toEqual(E.left({ _tag: 'CalendarOutOfRange' }))
      expect(Calendar.rollForward(date(text), BANKS.CL)).toEqual(E.left({ _tag: 'CalendarOutOfRange' }))
    }
  })
})

describe('addBusinessDays and businessDaysBetween', () => {
  it('count from the day after, also from a closed start (date-fns, tests of addBusinessDays)', () => {
    expect(Calendar.addBusinessDays(date('2020-01-10'), 1, WEEKENDS_ONLY)).toEqual(E.right('2020-01-13'))
    expect(Calendar.addBusinessDays(date('2020-01-11'), 1, WEEKENDS_ONLY)).toEqual(E.right('2020-01-13'))
    expect(Calendar.addBusinessDays(date('2014-01-01'), 10, WEEKENDS_ONLY)).toEqual(E.right('2014-01-15'))
    expect(Calendar.addBusinessDays(date('2024-09-17'), 1, BANKS.CL)).toEqual(E.right('2024-09-23'))
  })

  it('reject fractions of a day and dates out of range', () => {
    expect(Calendar.addBusinessDays(date('2026-01-05'), 1.5, BANKS.CL)).toEqual(
      E.left({ _tag: 'CalendarStepsNotWhole' }),
    )
    expect(Calendar.addBusinessDays(date('2026-01-05'), Infinity, BANKS.CL)).toEqual(
      E.left({ _tag: 'CalendarStepsNotWhole' }),
    )
    expect(Calendar.addBusinessDays(date('2026-01-05'), 1e9, BANKS.CL)).toEqual(E.left({ _tag: 'CalendarOutOfRange' }))
    expect(Calendar.addBusinessDays(date('1900-01-02'), -5, BANKS.CL)).toEqual(E.left({ _tag: 'CalendarOutOfRange' }))
  })

  it('are inverse from any date, forward and back, and land on open days', () => {
    fc.assert(
      fc.property(either, fc.integer({ min: -60, max: 60 }), ({ of, day }, count) => {
        fc.pre(within(day))
        const reached = E.getOrElse(() => day)(Calendar.addBusinessDays(day, count, BANKS[of]))
        expect(Calendar.businessDaysBetween(day, reached, BANKS[of])).toBe(count)
        expect(count === 0 ? reached === day : Calendar.isBusinessDay(reached, BANKS[of])).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })

  it('reach the same day step by step', () => {
    fc.assert(
      fc.property(either, fc.nat({ max: 30 }), fc.nat({ max: 30 }), ({ of, day }, a, b) => {
        const after = (count: number) => (from: CivilDate) => Calendar.addBusinessDays(from, count, BANKS[of])
        expect(E.chain(after(b))(after(a)(day))).toEqual(after(a + b)(day))
      }),
    )
  })

  it('have the previous business day as one step back, open, with closed days between', () => {
    fc.assert(
      fc.property(either, ({ of, day }) => {
        const previous = Calendar.addBusinessDays(day, -1, BANKS[of])
        expect(E.isRight(previous) && Calendar.isBusinessDay(previous.right, BANKS[of])).toBe(true)
        if (E.isRight(previous))
          expect(Calendar.businessDaysBetween(previous.right, addDays(day, -1), BANKS[of])).toBe(0)
      }),
    )
  })
})
