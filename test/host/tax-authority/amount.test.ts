import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { MAX_MINOR_UNITS, readAmount, readConverted } from '#host/tax-authority/read/amount.ts'

describe('readAmount', () => {
  it('parses pesos and cents', () => {
    expect(readAmount('MXN', '26333.33')).toEqual(E.right(money('MXN', 2_633_333)))
    expect(readAmount('MXN', '0.1')).toEqual(E.right(money('MXN', 10)))
    expect(readAmount('CLP', '2996301')).toEqual(E.right(money('CLP', 2_996_301)))
  })

  it("rounds half up to the currency's decimals", () => {
    expect(readAmount('MXN', '1.004999')).toEqual(E.right(money('MXN', 100)))
    expect(readAmount('MXN', '1.005')).toEqual(E.right(money('MXN', 101)))
  })

  it.each(['', '-1.00', '+1', '1e3', '1,000.00', '.5', '5.', '1.0000001', ' 1', '1 ', '٣', 'NaN'])(
    'rejects %j',
    (text) => {
      expect(readAmount('MXN', text)).toEqual(E.left('INVALID_AMOUNT'))
    },
  )

  it('rejects decimals of a currency without them', () => {
    expect(readAmount('CLP', '5703.8')).toEqual(E.left('INVALID_AMOUNT'))
    expect(readAmount('CLP', '5703.0')).toEqual(E.left('INVALID_AMOUNT'))
  })

  it('accepts ten million millions of cents and rejects one more', () => {
    expect(readAmount('MXN', '100000000000.00')).toEqual(E.right(money('MXN', MAX_MINOR_UNITS)))
    expect(readAmount('CLP', '10000000000000')).toEqual(E.right(money('CLP', MAX_MINOR_UNITS)))
    for (const text of ['100000000000.01', '999999999999999999'])
      expect(readAmount('MXN', text)).toEqual(E.left('AMOUNT_TOO_LARGE'))
    expect(readAmount('CLP', '10000000000001')).toEqual(E.left('AMOUNT_TOO_LARGE'))
    expect(readConverted('MXN', '5000000000.01', '20')).toEqual(E.left('AMOUNT_TOO_LARGE'))
  })

  it('is exact for every number of cents', () => {
    fc.assert(
      fc.property(fc.nat(MAX_MINOR_UNITS), (cents) => {
        const text = String(cents).padStart(3, '0')
        expect(readAmount('MXN', `${text.slice(0, -2)}.${text.slice(-2)}`)).toEqual(E.right(money('MXN', cents)))
      }),
    )
  })
})

describe('readConverted', () => {
  it('rounds the product once', () => {
    expect(readConverted('MXN', '3248.00', '18.9008')).toEqual(E.right(money('MXN', 6_138_980)))
    expect(readConverted('MXN', '0.5', '0.01')).toEqual(E.right(money('MXN', 1)))
    expect(readConverted('MXN', '0.4', '0.01')).toEqual(E.right(money('MXN', 0)))
  })

  it('rejects a zero rate', () => {
    expect(readConverted('MXN', '1.00', '0')).toEqual(E.left('INVALID_RATE'))
    expect(readConverted('MXN', '1.00', '')).toEqual(E.left('INVALID_RATE'))
    expect(readConverted('MXN', '1,00', '20')).toEqual(E.left('INVALID_AMOUNT'))
  })

  it('changes nothing at a rate of one', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(999_999), (whole, micros) => {
        const text = `${whole}.${String(micros).padStart(6, '0')}`
        expect(readConverted('MXN', text, '1.000000')).toEqual(readAmount('MXN', text))
      }),
    )
  })
})
