import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { usedCredit, usedPercent } from '#domain/payables/credit-line.ts'
import { choiceOf, validateDays, ONBOARDING_DAYS, defaultChoice } from '#domain/payables/onboarding.ts'
import { DEFAULT_TERM } from '#domain/suppliers/payment-term.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const TODAY = '2026-11-20' as CivilDate

describe('the days of imported invoices', () => {
  it('are 15 to 90 whole days, usually 60', () => {
    const outcome = (days: number): string =>
      E.match(({ _tag }: { readonly _tag: string }) => _tag, String)(validateDays(days))
    expect([14, 15, 60, 90, 91, 15.5, Number.NaN, -15].map(outcome)).toEqual([
      'OnboardingDaysOutOfRange',
      '15',
      '60',
      '90',
      'OnboardingDaysOutOfRange',
      'OnboardingDaysNotWhole',
      'OnboardingDaysNotWhole',
      'OnboardingDaysOutOfRange',
    ])
    expect(validateDays(0)).toEqual(E.left({ _tag: 'OnboardingDaysOutOfRange', minimum: 15, maximum: 90 }))
    expect(ONBOARDING_DAYS.usual).toBe(60)
  })

  it('count calendar days back from today, thirty when skipped', () => {
    const suppliers = [{ identifier: '76418205-7', term: DEFAULT_TERM }]
    expect(choiceOf(TODAY, 60, suppliers)).toEqual(E.right({ startDate: '2026-09-21', suppliers }))
    expect(choiceOf(TODAY, 5, suppliers)).toMatchObject({ _tag: 'Left' })
    expect(defaultChoice(TODAY)).toEqual({ startDate: '2026-10-21', suppliers: [] })
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: 15, max: 90 }), (today, days) => {
        const choice = choiceOf(today, days, [])
        expect(
          E.map(({ startDate }: { readonly startDate: CivilDate }) => daysBetween(startDate, today))(choice),
        ).toEqual(E.right(days))
      }),
    )
  })
})

describe('the credit line', () => {
  it('is used by its credit less its balance', () => {
    expect(usedCredit({ credit: money('MXN', 500_000), balance: money('MXN', 125_000) })).toEqual(money('MXN', 375_000))
    expect(usedCredit({ credit: money('MXN', 0), balance: money('MXN', 0) })).toEqual(money('MXN', 0))
    expect(usedPercent({ credit: money('MXN', 500_000), balance: money('MXN', 125_000) })).toBe(75)
  })

  it('has a full bar exactly at a zero balance, and stays within its limits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: -1_000_000, max: Number.MAX_SAFE_INTEGER }), (credit, balance) => {
        const line = { credit: money('MXN', credit), balance: money('MXN', balance) }
        fc.pre(Number.isSafeInteger(credit - balance))
        const shown = usedPercent(line)
        expect(usedCredit(line).minor + balance).toBe(credit)
        expect(Number.isInteger(shown) && shown >= 0 && shown <= 100).toBe(true)
        if (credit > 0) expect(shown === 100).toBe(balance <= 0)
        if (credit > 0 && balance >= 0 && balance <= credit)
          expect(BigInt(shown)).toBe((BigInt(credit - balance) * 100n) / BigInt(credit))
      }),
    )
    expect(usedPercent({ credit: money('MXN', 0), balance: money('MXN', 0) })).toBe(0)
    expect(usedPercent({ credit: money('MXN', 0), balance: money('MXN', -1) })).toBe(100)
  })

  it('shows zero for an amount that is not an integer', () => {
    const shown = (credit: number, balance: number): number =>
      usedPercent({ credit: { currency: 'MXN', minor: credit }, balance: { currency: 'MXN', minor: balance } })
    expect([shown(10.5, 0.5), shown(10, 0.5), shown(10, Number.NaN), shown(Infinity, 1)]).toEqual([0, 0, 0, 0])
  })
})
