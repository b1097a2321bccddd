import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const CHILE = bankCalendar('CL')
const term = (days: number): PaymentTerm.PaymentTerm => days as PaymentTerm.PaymentTerm

describe('a payment term', () => {
  it('is parsed as whole days, 0 for cash, up to a year (Ley 21.131: thirty days unless agreed)', () => {
    expect([' 30 ', '0', '007', '365'].map(PaymentTerm.parse)).toEqual([30, 0, 7, 365].map(E.right))
    expect(PaymentTerm.parse('30'.padStart(10))).toEqual(E.right(30))
    expect(PaymentTerm.parse(' ')).toEqual(E.left({ _tag: 'PaymentTermEmpty' }))
    for (const text of ['1.5', '-1', '1e2', 'treinta', '٣٠', '1'.padStart(11, '0')])
      expect(PaymentTerm.parse(text)).toEqual(E.left({ _tag: 'PaymentTermNotWhole' }))
    expect(PaymentTerm.parse('366')).toEqual(E.left({ _tag: 'PaymentTermOutOfRange', maximum: 365 }))
    expect(PaymentTerm.fromDays(-1)).toEqual(E.left({ _tag: 'PaymentTermOutOfRange', maximum: 365 }))
    expect(PaymentTerm.fromDays(1.5)).toEqual(E.left({ _tag: 'PaymentTermNotWhole' }))
    expect(PaymentTerm.fromDays(-0)).toEqual(E.right(0))
  })

  it('is 45 days without an agreement', () => {
    expect(PaymentTerm.orDefaultTerm(undefined)).toBe(45)
    expect(PaymentTerm.orDefaultTerm(term(0))).toBe(0)
    expect(PaymentTerm.fromDays(PaymentTerm.DEFAULT_TERM)).toEqual(E.right(45))
  })

  it('is parsed again for every number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const read = PaymentTerm.fromDays(days)
        expect(E.isRight(read)).toBe(days >= 0 && days <= 365)
        if (E.isRight(read)) expect(PaymentTerm.parse(String(read.right))).toEqual(read)
      }),
    )
  })
})

describe('the estimated payment date', () => {
  it('is the term after the issue, on an open day (Ley 2.977: 18 September 2026 and the weekend after it)', () => {
    expect(PaymentTerm.estimatedPaymentDate('2026-08-04' as CivilDate, term(45), CHILE)).toEqual(E.right('2026-09-21'))
    expect(PaymentTerm.estimatedPaymentDate('2026-11-20' as CivilDate, term(0), CHILE)).toEqual(E.right('2026-11-20'))
  })

  it('is open, not before the term and at most five days after it', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 365 }), (issued, days) => {
        fc.pre(issued < '2099-01-01')
        const paid = E.getOrElse(() => issued)(PaymentTerm.estimatedPaymentDate(issued, term(days), CHILE))
        const late = daysBetween(addDays(issued, days), paid)
        expect(isBusinessDay(paid, CHILE) && late >= 0 && late <= 5).toBe(true)
      }),
    )
  })
})
