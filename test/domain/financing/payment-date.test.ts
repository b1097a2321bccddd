import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { requiredDays } from '#domain/calendar/too-soon.ts'
import {
  cautionOf,
  type DateRejected,
  FINANCING_NOTICE_DAYS,
  MAX_DAYS_AHEAD,
  suggestPaymentDate,
  validatePaymentDate,
} from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { calendarClosedOn, closedDates } from '#domain/testing/calendar.ts'
import { country, calendarDate } from '#domain/testing/kernel.ts'

const date = (text: string): CivilDate => text as CivilDate
const chile = bankCalendar('CL')
const mexico = bankCalendar('MX')
const today = date('2024-06-03')

const rejection = (checked: E.Either<DateRejected, CivilDate>): DateRejected | undefined =>
  E.isLeft(checked) ? checked.left : undefined

const rejectionOf = (asked: string, on: CivilDate = today, calendar = chile): DateRejected | undefined =>
  rejection(validatePaymentDate(date(asked), { today: on }, calendar))

describe('a payment date', () => {
  it('is accepted today and on any later business day', () => {
    expect(validatePaymentDate(today, { today }, chile)).toEqual(E.right(today))
    expect(validatePaymentDate(date('2024-09-17'), { today }, chile)).toEqual(E.right('2024-09-17'))
  })

  // Law 20.215 made Friday 20 September 2024 a holiday beside the 18th and 19th.
  it('is rejected with the name of the holiday and the day after the long weekend', () => {
    const rejected = rejectionOf('2024-09-18')
    expect(rejected).toMatchObject({ _tag: 'PaymentDateHoliday', suggestion: '2024-09-23' })
    expect(rejected?._tag === 'PaymentDateHoliday' && rejected.name).toMatch(/Independencia/)
  })

  // LFT art. 74: 1 October every six years; the banks of Mexico close on Maundy Thursday and Good Friday.
  it('follows the bank holidays of its country', () => {
    expect(rejectionOf('2024-10-01', today, mexico)).toMatchObject({ suggestion: '2024-10-02' })
    expect(rejectionOf('2026-04-02', date('2026-03-02'), mexico)).toMatchObject({ suggestion: '2026-04-06' })
    expect(rejectionOf('2025-12-31', date('2025-12-01'))).toMatchObject({ suggestion: '2026-01-02' })
  })

  it('is rejected on a weekend, and by name when that is a holiday too', () => {
    expect(rejectionOf('2024-06-08')).toEqual({ _tag: 'PaymentDateWeekend', suggestion: '2024-06-10' })
    expect(rejectionOf('2024-06-29')).toMatchObject({ _tag: 'PaymentDateHoliday', suggestion: '2024-07-01' })
  })

  it('is rejected in the past, and the next business day from today is suggested', () => {
    expect(rejectionOf('2024-05-31')).toEqual({ _tag: 'PaymentDatePast', suggestion: today })
    expect(rejectionOf('2024-06-01', date('2024-06-08'))).toEqual({ _tag: 'PaymentDatePast', suggestion: '2024-06-10' })
  })

  // Product decision: one day of notice, to which a weekend in between adds its two days.
  it('needs a day of notice for financing, and from a Friday the next Monday', () => {
    const monday = date('2024-06-10')
    expect(validatePaymentDate(date('2024-06-04'), { today, noticeDays: FINANCING_NOTICE_DAYS }, chile)).toEqual(
      E.right('2024-06-04'),
    )
    expect(rejection(validatePaymentDate(today, { today, noticeDays: FINANCING_NOTICE_DAYS }, chile))).toEqual({
      _tag: 'PaymentDateTooSoon',
      suggestion: '2024-06-04',
    })
    const friday = date('2024-06-07')
    expect(
      rejection(validatePaymentDate(date('2024-06-08'), { today: friday, noticeDays: FINANCING_NOTICE_DAYS }, chile)),
    ).toEqual({
      _tag: 'PaymentDateTooSoon',
      suggestion: monday,
    })
    expect(suggestPaymentDate(friday, { today: friday, noticeDays: FINANCING_NOTICE_DAYS }, chile)).toBeUndefined()
    expect(suggestPaymentDate(friday, { today: friday }, chile)).toBe(friday)
  })

  // Product decision: up to 365 days ahead. 3 June 2025 is a Tuesday.
  it('is at most 365 days ahead', () => {
    expect(validatePaymentDate(date('2025-06-03'), { today }, chile)).toEqual(E.right('2025-06-03'))
    expect(rejectionOf('2025-06-04')).toEqual({ _tag: 'PaymentDateTooFar', suggestion: '2025-06-03' })
    expect(suggestPaymentDate(date('2025-06-04'), { today }, chile)).toBeUndefined()
  })

  it('has the last business day as suggestion where the next is too far ahead', () => {
    const friday = date('2024-06-07')
    expect(rejectionOf('2025-06-07', friday)).toEqual({ _tag: 'PaymentDateWeekend', suggestion: '2025-06-06' })
  })

  const closedFrom = (first: number) =>
    calendarClosedOn(Array.from({ length: 800 }, (_, days) => addDays(today, first + days)))

  it('has today as suggestion where every later day is closed', () => {
    expect(rejectionOf('2024-06-13', today, closedFrom(1))).toMatchObject({ suggestion: today })
  })

  it('has no suggestion where every day is closed', () => {
    expect(rejectionOf(today, today, closedFrom(0))).toMatchObject({
      _tag: 'PaymentDateHoliday',
      suggestion: undefined,
    })
    expect(suggestPaymentDate(today, { today }, closedFrom(0))).toBeUndefined()
  })
})

describe('the suggested payment date', () => {
  it.each([
    ['2024-09-18', '2024-09-23'],
    ['2026-04-03', '2026-04-06'],
    ['2025-12-31', '2026-01-02'],
    ['2029-09-15', '2029-09-20'],
  ])('of a document due on %s in Chile is %s', (due, expected) => {
    expect(suggestPaymentDate(date(due), { today: addDays(date(due), -10) }, chile)).toBe(expected)
  })

  it('is undefined once the due date has passed', () => {
    expect(suggestPaymentDate(date('2024-05-31'), { today }, chile)).toBeUndefined()
  })

  it('of a Saturday is still Monday on the Sunday between them', () => {
    expect(suggestPaymentDate(date('2024-06-08'), { today: date('2024-06-09') }, chile)).toBe('2024-06-10')
  })
})

describe('the caution about a payment date', () => {
  it.each([
    ['2024-06-28', '2024-06-30', { _tag: 'PaymentDateBeforeDueDate', days: 2 }],
    ['2024-06-30', '2024-06-30', undefined],
    ['2024-12-27', '2024-06-30', undefined],
    ['2024-12-30', '2024-06-30', { _tag: 'PaymentDateLongAfterDueDate', days: 183 }],
  ])('%s for an invoice due on %s', (asked, due, expected) => {
    expect(cautionOf(date(asked), { dueDate: date(due) })).toEqual(expected)
  })
})

describe('the laws of payment dates', () => {
  const notice = fc.integer({ min: 0, max: 5 })
  const setting = calendarDate.chain((now) =>
    fc.tuple(fc.constant(now), closedDates(now), fc.integer({ min: -40, max: 80 })),
  )

  it('accepts exactly the business days from the notice on and at most a year ahead', () => {
    fc.assert(
      fc.property(setting, fc.nat({ max: 400 }), notice, ([now, closed, days], more, noticeDays) => {
        const ahead = days + more
        const asked = addDays(now, ahead)
        const inTime = ahead >= requiredDays(now, noticeDays) && ahead <= MAX_DAYS_AHEAD
        const open = inTime && isoWeekday(asked) < 6 && !closed.includes(asked)
        expect(E.isRight(validatePaymentDate(asked, { today: now, noticeDays }, calendarClosedOn(closed)))).toBe(open)
      }),
    )
  })

  it('suggests a date that is valid with the same notice', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: -5, max: 800 }), notice, ([now, closed], days, noticeDays) => {
        const calendar = calendarClosedOn(closed)
        const suggestion = rejection(
          validatePaymentDate(addDays(now, days), { today: now, noticeDays }, calendar),
        )?.suggestion
        fc.pre(suggestion !== undefined)
        expect(suggestion && validatePaymentDate(suggestion, { today: now, noticeDays }, calendar)).toEqual(
          E.right(suggestion),
        )
      }),
    )
  })

  it('cautions before the due date and more than 180 days after it, and at no other date', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -200, max: 365 }), (due, days) => {
        const caution = cautionOf(addDays(due, days), { dueDate: due })
        if (days < 0) expect(caution).toEqual({ _tag: 'PaymentDateBeforeDueDate', days: -days })
        else if (days > 180) expect(caution).toEqual({ _tag: 'PaymentDateLongAfterDueDate', days })
        else expect(caution).toBeUndefined()
      }),
    )
  })

  it('suggests a valid date, the first such day from the date and from today', () => {
    fc.assert(
      fc.property(setting, ([now, closed, days]) => {
        const calendar = calendarClosedOn(closed)
        const asked = addDays(now, days)
        const rejected = rejection(validatePaymentDate(asked, { today: now }, calendar))
        fc.pre(rejected?.suggestion !== undefined)
        const offered = rejected?.suggestion ?? now
        const from = asked < now ? now : asked
        expect(validatePaymentDate(offered, { today: now }, calendar)).toEqual(E.right(offered))
        for (let day = from; day < offered; day = addDays(day, 1)) expect(isBusinessDay(day, calendar)).toBe(false)
      }),
    )
  })

  it('suggests only valid dates, and is idempotent', () => {
    fc.assert(
      fc.property(country, calendarDate, fc.integer({ min: -10, max: 90 }), (where, now, days) => {
        const calendar = bankCalendar(where)
        const suggested = suggestPaymentDate(addDays(now, days), { today: now }, calendar)
        if (suggested === undefined) return
        expect(validatePaymentDate(suggested, { today: now }, calendar)).toEqual(E.right(suggested))
        expect(suggestPaymentDate(suggested, { today: now }, calendar)).toBe(suggested)
        expect(suggested >= addDays(now, days)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
