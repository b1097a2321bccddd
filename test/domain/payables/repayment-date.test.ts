import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { legalCalendar } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { disbursedOn, suggestRepaymentDate, validateRepaymentDate } from '#domain/payables/repayment-date.ts'

const CHILE = legalCalendar('CL')
const day = (text: string) => text as CivilDate

it('the suppliers are paid on the payment date of the list, or today once that passed', () => {
  expect(disbursedOn(day('2026-11-30'), { today: day('2026-11-24') })).toBe('2026-11-30')
  expect(disbursedOn(day('2026-11-20'), { today: day('2026-11-24') })).toBe('2026-11-24')
})

it('the repayment is on a business day after that, at most a year later', () => {
  const rejection = (text: string) => {
    const result = validateRepaymentDate(day(text), { disbursed: day('2026-11-30') }, CHILE)
    return E.isLeft(result) ? result.left._tag : undefined
  }
  expect(rejection('2026-12-01')).toBeUndefined()
  expect(rejection('2026-11-30')).toBe('PaymentDatePast')
  expect(rejection('2026-12-05')).toBe('PaymentDateWeekend')
  expect(rejection('2026-12-25')).toBe('PaymentDateHoliday')
  expect(rejection('2027-11-30')).toBeUndefined()
  expect(rejection('2027-12-01')).toBe('RepaymentDateTooLate')
})

it('thirty days later is suggested, or the next business day', () => {
  expect(suggestRepaymentDate(day('2026-11-30'), CHILE)).toBe('2026-12-30')
  /* 1 January is a holiday, followed by a weekend. */
  expect(suggestRepaymentDate(day('2026-12-02'), CHILE)).toBe('2027-01-04')
})
