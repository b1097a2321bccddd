import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import {
  type DateFieldState,
  nextState,
  problemOfState,
  committed,
  valueOf,
} from '#ui/design/date-field/date-field.state.ts'
import { suggestedDate } from '#ui/design/date-field/date-rules.ts'

const day = (text: string): CivilDate => text as CivilDate
const calendar = bankCalendar('CL')
/** A Thursday. */
const rules = { calendar, today: day('2026-09-10') }

const write = (text: string, from: DateFieldState = committed(undefined)): DateFieldState =>
  nextState(nextState(from, { _tag: 'Typed', text }, rules), { _tag: 'Left' }, rules)

describe('the date field', () => {
  it.each([
    ['5/10', '2026-10-05'],
    ['051026', '2026-10-05'],
    ['5-10-26', '2026-10-05'],
    ['hoy', '2026-09-10'],
    ['mañana', '2026-09-11'],
    ['lun', '2026-09-14'],
    ['+33', '2026-10-13'],
  ])('parses %s as %s and formats it in full', (text, date) => {
    const state = write(text)
    expect(valueOf(state, rules)).toBe(date)
    expect(state.text).toBe(formatShortDate(day(date)))
  })

  it('rejects a holiday by its name and suggests the next open day', () => {
    const state = write('18/9')
    expect(problemOfState(state, rules)).toEqual({
      _tag: 'PaymentDateHoliday',
      date: '2026-09-18',
      name: 'Independencia Nacional',
      suggestion: '2026-09-21',
    })
    expect(state.text).toBe('18/09/2026')
    expect(valueOf(state, rules)).toBeUndefined()
  })

  it('rejects a weekend', () => {
    expect(problemOfState(write('12/9'), rules)).toEqual({
      _tag: 'PaymentDateWeekend',
      date: '2026-09-12',
      suggestion: '2026-09-14',
    })
  })

  it('rejects a past day and suggests the first open one', () => {
    expect(problemOfState(write('01/09/2026'), rules)).toEqual({
      _tag: 'PaymentDatePast',
      date: '2026-09-01',
      suggestion: '2026-09-10',
    })
  })

  it('retains unparsable text', () => {
    expect([write('anteayer').text, problemOfState(write('anteayer'), rules)]).toEqual([
      'anteayer',
      { _tag: 'DateUnreadable' },
    ])
    expect([write('31/2').text, problemOfState(write('31/2'), rules)]).toEqual(['31/2', { _tag: 'DateImpossible' }])
  })

  it('is empty, and valid, without text', () => {
    const state = write(' ', committed(day('2026-09-14')))
    expect([state.text, valueOf(state, rules), problemOfState(state, rules)]).toEqual(['', undefined, undefined])
  })

  it('shows no error while the user types for the first time', () => {
    const state = nextState(committed(undefined), { _tag: 'Typed', text: '18/9' }, rules)
    expect(problemOfState(state, rules)).toBeUndefined()
  })

  it('clears an error as soon as it is corrected', () => {
    const mending = nextState(write('18/9'), { _tag: 'Typed', text: '21/9' }, rules)
    expect([mending.text, problemOfState(mending, rules), valueOf(mending, rules)]).toEqual([
      '21/9',
      undefined,
      '2026-09-21',
    ])
  })

  it('accepts the suggested date', () => {
    const rejected = write('18/9')
    const date = suggestedDate(problemOfState(rejected, rules)) ?? rules.today
    expect(valueOf(nextState(rejected, { _tag: 'Picked', date }, rules), rules)).toBe('2026-09-21')
  })

  it('shows a given date unchanged, with its error', () => {
    const state = nextState(committed(undefined), { _tag: 'Given', value: day('2026-09-19') }, rules)
    expect(state.text).toBe('19/09/2026')
    expect(problemOfState(state, rules)?._tag).toBe('PaymentDateHoliday')
  })

  it('never moves a date: it has the typed one or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 2_000 }), (days) => {
        const date = addDays(rules.today, days)
        const value = valueOf(write(formatShortDate(date)), rules)
        expect(value).toBe(days >= 0 && days <= 365 && isBusinessDay(date, calendar) ? date : undefined)
      }),
    )
  })

  it('suggests only valid dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 2_000 }), (days) => {
        const instead = suggestedDate(problemOfState(committed(addDays(rules.today, days)), rules))
        if (instead !== undefined) expect(valueOf(committed(instead), rules)).toBe(instead)
      }),
    )
  })

  it('is unchanged by a second blur', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('18/9', '5/10', '+30', 'hoy', '31/2')),
        (text) => {
          const once = write(text)
          expect(nextState(once, { _tag: 'Left' }, rules)).toEqual(once)
        },
      ),
    )
  })
})
