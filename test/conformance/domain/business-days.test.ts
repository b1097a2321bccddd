import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Calendar from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { vectorsOf } from '../shared-data.ts'

interface BusinessDayVector {
  readonly op: 'add' | 'rollForward' | 'difference'
  readonly calendar: string
  readonly date: CivilDate
  readonly n?: number
  readonly to?: CivilDate
  readonly holidays?: ReadonlyArray<CivilDate>
  readonly expected: string | number
}

const NAMED: Readonly<Record<string, Calendar.Calendar>> = {
  'CL-legal': Calendar.legalCalendar('CL'),
  'CL-bank': Calendar.bankCalendar('CL'),
  'MX-legal': Calendar.legalCalendar('MX'),
  'MX-bank': Calendar.bankCalendar('MX'),
}

const calendarOf = ({ calendar, holidays = [] }: BusinessDayVector): Calendar.Calendar =>
  NAMED[calendar] ?? Calendar.calendarOf(holidays.map((date) => ({ date, name: 'listed' })))

const vectors = vectorsOf<BusinessDayVector>('business-days')

describe('business-day vectors', () => {
  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(500)
  })

  it.each(vectors.filter(({ op }) => op === 'add'))('$calendar: $date and $n days is $expected', (vector) => {
    expect(Calendar.addBusinessDays(vector.date, vector.n ?? 0, calendarOf(vector))).toEqual(E.right(vector.expected))
  })

  it.each(vectors.filter(({ op }) => op === 'rollForward'))('$calendar: $date rolls to $expected', (vector) => {
    expect(Calendar.rollForward(vector.date, calendarOf(vector))).toEqual(E.right(vector.expected))
  })

  it.each(vectors.filter(({ op }) => op === 'difference'))(
    '$calendar: from $date to $to there are $expected',
    (vector) => {
      const { date, to = date, expected } = vector
      const calendar = calendarOf(vector)
      const bothOpen = Calendar.isBusinessDay(date, calendar) && Calendar.isBusinessDay(to, calendar)
      expect(bothOpen, 'with open ends it does not matter which of the two counts').toBe(true)
      expect(Calendar.businessDaysBetween(date, to, calendar)).toBe(expected)
    },
  )
})
