import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { inBoth, own, sumOf, unitOf } from '#domain/tax-documents/amount.ts'

/* SAT, Anexo 20: TipoCambio is the pesos of one unit of the currency of the invoice. */
const dollars = { amount: money('USD', 100_000), localAmount: money('MXN', 1_850_000) }
const pesos = { amount: money('CLP', 119_000), localAmount: money('CLP', 119_000) }

describe('an amount that a document states of an invoice', () => {
  it('is converted at the rate of the invoice, half away from zero', () => {
    expect(inBoth(money('MXN', 50_000), dollars)).toEqual({ own: 2_703, local: 50_000, isConverted: true })
    expect(inBoth(money('USD', 2_703), dollars)).toEqual({ own: 2_703, local: 50_006, isConverted: false })
  })

  it('has no rate in a third currency, nor in dollars of an invoice in pesos', () => {
    expect(inBoth(money('CLP', 1), dollars)).toBe(undefined)
    expect(inBoth(money('USD', 1), pesos)).toBe(undefined)
  })

  it('in the currency of the invoice is itself, and the total gives the total in the other', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.integer({ min: 1, max: 10 ** 12 }), (total, local) => {
        const rated = { amount: money('USD', total), localAmount: money('MXN', total === 0 ? 0 : local) }
        expect(inBoth(rated.amount, rated)).toEqual({
          own: total,
          local: rated.localAmount.minor,
          isConverted: false,
        })
      }),
    )
  })
})

describe('sums of amounts', () => {
  it('are exact, and stay within what an amount can have', () => {
    expect(sumOf([119_000, -119_012])).toBe(-12)
    expect(sumOf([Number.MAX_SAFE_INTEGER, 1, -2])).toBe(Number.MAX_SAFE_INTEGER - 1)
    expect(sumOf([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('are of the currency of the invoice, whose unit has as many minor units as that currency', () => {
    expect([own(dollars, 5), own(pesos, 5)]).toEqual([money('USD', 5), money('CLP', 5)])
    expect([unitOf('CLP'), unitOf('MXN')]).toEqual([1, 100])
  })
})
