import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  type Currency,
  fromDecimal,
  fromMinor,
  money,
  type Money,
  moneyWithin,
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

describe('an amount that cannot be', () => {
  it('is rejected: 1.1 × 100 is 110.00000000000001 (IEEE 754), and ofMajor is exact or throws', () => {
    expect(ofMajor('MXN', 1.1)).toEqual(money('MXN', 110))
    expect(() => ofMajor('CLP', 1.5)).toThrow(new RangeError('MoneyTooPrecise'))
    expect(() => ofMajor('USD', Number.NaN)).toThrow(new RangeError('MoneyNotANumber'))
  })

  it.each([
    [0.5, 'MoneyTooPrecise'],
    [110.000_000_000_000_01, 'MoneyTooPrecise'],
    [Number.NaN, 'MoneyNotANumber'],
    [Infinity, 'MoneyNotANumber'],
    [2 ** 53, 'MoneyTooLarge'],
    [-(2 ** 53), 'MoneyTooLarge'],
  ])(
    'is an error of the program for %d minor units, and an answer for data (Number.MAX_SAFE_INTEGER)',
    (minor, tag) => {
      expect(() => money('MXN', minor)).toThrow(new RangeError(tag))
      expect(fromMinor('MXN', minor)).toMatchObject(E.left({ _tag: tag }))
    },
  )

  it('is no sum, difference or multiple of two amounts', () => {
    const most = money('CLP', Number.MAX_SAFE_INTEGER)
    expect(() => add(most, money('CLP', 1))).toThrow(new RangeError('MoneyTooLarge'))
    expect(() => subtract(money('CLP', -2), most)).toThrow(new RangeError('MoneyTooLarge'))
    expect(() => sum('CLP', [most, most])).toThrow(new RangeError('MoneyTooLarge'))
    expect(() => scale(most, 2, 1)).toThrow(new RangeError('MoneyTooLarge'))
    expect(() => scale(most, 1, 0)).toThrow(RangeError)
    expect(sum('CLP', [most, most, subtract(zero('CLP'), most)])).toEqual(most)
  })

  it('within 2^53 is the nearest for a sum of documents, and the sum itself where it is exact', () => {
    expect(moneyWithin('CLP', 1e20)).toEqual(money('CLP', Number.MAX_SAFE_INTEGER))
    expect(moneyWithin('CLP', -1e20)).toEqual(money('CLP', Number.MIN_SAFE_INTEGER))
    fc.assert(fc.property(anyMoney, (amount) => moneyWithin(amount.currency, amount.minor).minor === amount.minor))
    expect(() => moneyWithin('CLP', 0.5)).toThrow(new RangeError('MoneyTooPrecise'))
  })

  it('has two currencies: a Mexican account may be in dollars (Banxico), which never add to pesos', () => {
    const [pesos, dollars]: ReadonlyArray<Money> = [money('MXN', 100), money('USD', 100)] as const
    if (pesos === undefined || dollars === undefined) return expect.unreachable()
    for (const mix of [add, subtract, compare])
      expect(() => mix(pesos, dollars)).toThrow(new TypeError('MoneyCurrencyMixed'))
    expect(() => sum<Currency>('MXN', [pesos, dollars])).toThrow(new TypeError('MoneyCurrencyMixed'))
  })

  it('is the same for the constructor and for data, whatever the number', () => {
    fc.assert(
      fc.property(currency, fc.oneof(fc.double(), fc.maxSafeInteger(), fc.integer()), (of, minor) => {
        const read = fromMinor(of, minor)
        expect(E.isRight(read)).toBe(Number.isSafeInteger(minor))
        if (E.isRight(read)) expect(money(of, minor)).toEqual(read.right)
        else expect(() => money(of, minor)).toThrow(read.left._tag)
      }),
    )
  })

  it('never comes of two amounts: a result is exact or rejected', () => {
    fc.assert(
      fc.property(moneyOf('USD'), moneyOf('USD'), (a, b) => {
        const exact = BigInt(a.minor) + BigInt(b.minor)
        if (BigInt(Number.MIN_SAFE_INTEGER) <= exact && exact <= BigInt(Number.MAX_SAFE_INTEGER))
          expect(BigInt(add(a, b).minor)).toBe(exact)
        else expect(() => add(a, b)).toThrow(RangeError)
      }),
    )
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
