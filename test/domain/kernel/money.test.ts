import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  type Currency,
  fromDecimal,
  money,
  ofMajor,
  scale,
  subtract,
  sum,
  toDecimal,
  zero,
} from '#domain/kernel/money.ts'
import { anyMoney, currency, moneyOf } from '#domain/testing/kernel.ts'

describe('money', () => {
  it('reads a peso of Chile without decimals and one of Mexico with two (ISO 4217, minor units)', () => {
    expect(fromDecimal('CLP', 1234568)).toEqual(E.right({ currency: 'CLP', minor: 1_234_568 }))
    expect(fromDecimal('MXN', 1234567.89)).toEqual(E.right({ currency: 'MXN', minor: 123_456_789 }))
  })

  it.each([
    ['MXN', 19.99, 1999],
    ['MXN', 0.29, 29],
    ['MXN', 1.15, 115],
    ['USD', 4.35, 435],
    ['MXN', 8.2, 820],
  ] as const)('reads %s %f exactly although its product by 100 is not (IEEE 754 binary64)', (of, value, minor) => {
    expect(fromDecimal(of, value)).toEqual(E.right(money(of, minor)))
  })

  it('rejects invalid amounts of the currency', () => {
    for (const value of [Number.NaN, Infinity, -Infinity])
      expect(fromDecimal('CLP', value)).toEqual(E.left({ _tag: 'MoneyNotANumber' }))
    expect(fromDecimal('CLP', 0.5)).toEqual(E.left({ _tag: 'MoneyTooPrecise', decimals: 0 }))
    expect(fromDecimal('MXN', 1.005)).toEqual(E.left({ _tag: 'MoneyTooPrecise', decimals: 2 }))
    expect(fromDecimal('MXN', 1e18)).toEqual(E.left({ _tag: 'MoneyTooLarge' }))
  })

  it('charges 2.8 % a month for 3 days on 6,523,750 pesos as 18,267, where binary floating point gives 18,266', () => {
    expect(scale(money('CLP', 6_523_750), 3 * 28, 30_000)).toEqual(money('CLP', 18_267))
  })

  it('converts major units', () => {
    expect(ofMajor('MXN', 500)).toEqual(money('MXN', 50_000))
    expect(ofMajor('CLP', 500)).toEqual(money('CLP', 500))
  })
})

describe('the laws of money', () => {
  const upTo = (of: Currency, size: number) => fc.integer({ min: -size, max: size }).map((minor) => money(of, minor))
  const invoices = currency.chain((of) =>
    fc.record({ of: fc.constant(of), amounts: fc.array(upTo(of, 1e12), { maxLength: 50 }) }),
  )

  it('reads back every decimal it writes', () => {
    fc.assert(
      fc.property(
        currency.chain((of) => upTo(of, 2 ** 50)),
        (amount) => {
          expect(fromDecimal(amount.currency, toDecimal(amount))).toEqual(E.right(amount))
        },
      ),
    )
  })

  it('has inverse addition and subtraction', () => {
    fc.assert(
      fc.property(upTo('MXN', 1e14), upTo('MXN', 1e14), (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(add(a, b)).toEqual(add(b, a))
      }),
    )
  })

  it('sums to the same in any order', () => {
    fc.assert(
      fc.property(invoices, ({ of, amounts }) => {
        expect(sum(of, amounts)).toEqual(sum(of, amounts.toReversed()))
        expect(sum(of, amounts)).toEqual(amounts.reduce((total, amount) => add(total, amount), zero(of)))
      }),
    )
  })

  it('scales to the nearest minor unit for every exact amount, however large the product', () => {
    fc.assert(
      fc.property(
        anyMoney,
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (amount, numerator, denominator) => {
          fc.pre(numerator <= denominator)
          const scaled = BigInt(scale(amount, numerator, denominator).minor)
          const twiceOff = 2n * (BigInt(amount.minor) * BigInt(numerator) - scaled * BigInt(denominator))
          expect(twiceOff >= BigInt(-denominator) && twiceOff <= BigInt(denominator)).toBe(true)
        },
      ),
    )
  })

  it('never yields a negative zero', () => {
    expect(money('CLP', -0)).toEqual(zero('CLP'))
    expect(fromDecimal('CLP', -0)).toEqual(E.right(zero('CLP')))
    expect(ofMajor('MXN', -0)).toEqual(zero('MXN'))
    expect(scale(money('CLP', -1), 1, 3)).toEqual(zero('CLP'))
    fc.assert(
      fc.property(moneyOf('MXN'), (amount) => {
        expect(subtract(amount, amount)).toEqual(zero('MXN'))
        expect(scale(amount, 0, 7)).toEqual(zero('MXN'))
      }),
    )
  })

  it('compares as its minor units do', () => {
    fc.assert(
      fc.property(moneyOf('CLP'), moneyOf('CLP'), (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(a.minor - b.minor))
      }),
    )
  })
})
