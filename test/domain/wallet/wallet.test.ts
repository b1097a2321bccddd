import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { type Currency, type Money, money } from '#domain/kernel/money.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { country, currency, moneyOf } from '#domain/testing/kernel.ts'
import { balanceOf, formatBalance } from '#domain/wallet/balance.ts'
import { validateRequest, surplusState, type Wallet } from '#domain/wallet/surplus.ts'

const SINCE = '2026-11-03' as CivilDate
const minor = (of: Currency, value: number): number | string =>
  E.match(
    ({ _tag }: { readonly _tag: string }): number | string => _tag,
    (amount: Money) => amount.minor,
  )(balanceOf(of, value))

describe('a balance', () => {
  it.each([
    ['CLP', -0.5, 0],
    ['CLP', -0.4, 0],
    ['CLP', -0, 0],
    ['CLP', -0.51, -1],
    ['CLP', -1.5, -2],
    ['CLP', 0.5, 1],
    ['CLP', 0.4, 0],
    ['CLP', 150_000, 150_000],
    ['MXN', -0.5, 0],
    ['MXN', -0.51, -51],
    ['MXN', 0.3, 30],
    ['MXN', 1_500.5, 150_050],
    ['MXN', 0.125, 13],
    ['CLP', Number.NaN, 'BalanceNotANumber'],
    ['MXN', Infinity, 'BalanceNotANumber'],
    ['MXN', 1e14, 'BalanceTooLarge'],
    ['MXN', -1e300, 'BalanceTooLarge'],
  ] as const)('%s of %d is %s (roundTiesToAway, IEEE 754; zero down to -0.5)', (of, value, expected) => {
    expect(Object.is(minor(of, value), expected)).toBe(true)
  })

  it('is within half a minor unit, or zero for a debt up to half a unit, symmetric otherwise, and never -0', () => {
    fc.assert(
      fc.property(currency, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (of, value) => {
        const unit = of === 'CLP' ? 1 : 100
        const read = minor(of, value)
        if (typeof read === 'string') return expect.unreachable(read)
        expect(Object.is(read, -0)).toBe(false)
        const forgiven = value >= -0.5 && value <= 0
        expect(forgiven ? read === 0 : Math.abs(read - value * unit) <= 0.5).toBe(true)
        if (value < -0.5) expect(minor(of, -value)).toBe(-read)
      }),
      { numRuns: 500 },
    )
  })

  it('is formatted without decimals when it is whole (CLDR: currency digits of CLP and MXN)', () => {
    expect(formatBalance(money('CLP', 1_234_567), 'CL')).toBe('$1.234.567')
    expect(formatBalance(money('MXN', 150_000), 'MX')).toBe('$1,500')
    expect(formatBalance(money('MXN', 150_050), 'MX')).toBe('$1,500.50')
    expect(formatBalance(money('MXN', -100), 'MX')).toBe('-$1')
    expect(formatBalance(money('MXN', 0), 'MX')).toBe('$0')
  })

  it('can be parsed again', () => {
    fc.assert(
      fc.property(
        country.chain((of) => fc.tuple(fc.constant(of), moneyOf(profileOf(of).currency))),
        ([of, balance]) => {
          fc.pre(Math.abs(balance.minor) < Number.MAX_SAFE_INTEGER)
          expect(parseMoneyInput(formatBalance(balance, of), balance.currency, of)).toEqual(E.right(balance))
        },
      ),
    )
  })
})

describe('the surplus card', () => {
  it('shows an available, owed, requested or zero balance', () => {
    expect(surplusState({ balance: money('CLP', 45_000), pendingSince: undefined })).toEqual({
      _tag: 'Available',
      balance: money('CLP', 45_000),
    })
    expect(surplusState({ balance: money('CLP', -1), pendingSince: undefined })).toEqual({
      _tag: 'Debt',
      balance: money('CLP', -1),
    })
    expect(surplusState({ balance: money('CLP', 0), pendingSince: undefined })).toEqual({ _tag: 'None' })
    expect(surplusState({ balance: money('CLP', 0), pendingSince: SINCE })).toEqual({
      _tag: 'Requested',
      balance: money('CLP', 0),
      since: SINCE,
    })
  })

  it('accepts a request for an available balance, once', () => {
    expect(validateRequest(undefined)).toEqual(E.left({ _tag: 'SurplusLoading' }))
    expect(validateRequest({ balance: money('CLP', 1), pendingSince: undefined })).toEqual(E.right(money('CLP', 1)))
    expect(validateRequest({ balance: money('CLP', 0), pendingSince: undefined })).toEqual(
      E.left({ _tag: 'SurplusNotPositive' }),
    )
    expect(validateRequest({ balance: money('CLP', 9), pendingSince: SINCE })).toEqual(
      E.left({ _tag: 'SurplusAlreadyRequested', since: SINCE }),
    )
  })

  it('offers the request exactly where it shows an available balance', () => {
    const wallets: fc.Arbitrary<Wallet> = fc.record({
      balance: fc.oneof(moneyOf('CLP'), fc.constantFrom(money('CLP', 0), money('CLP', 1), money('CLP', -1))),
      pendingSince: fc.constantFrom(undefined, SINCE),
    })
    fc.assert(
      fc.property(wallets, (wallet) => {
        expect(E.isRight(validateRequest(wallet))).toBe(surplusState(wallet)._tag === 'Available')
      }),
    )
  })
})
