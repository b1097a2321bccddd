import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentRate } from '#domain/financing/invoice.ts'
import { money } from '#domain/kernel/money.ts'
import { multiplyRounded } from '#domain/kernel/rounding.ts'

const of = (local: number, own: number) =>
  documentRate({ amount: money('MXN', local), documentAmount: money('USD', own) })

describe('the rate of a document', () => {
  it('is 18.5000 for 1,000.00 dollars of 18,500.00 pesos, and 18.4567 for the rate that a CFDI states with four decimals', () => {
    expect(of(1_850_000, 100_000)).toBe(185_000)
    expect(of(1_845_670, 100_000)).toBe(184_567)
  })

  it('has pesos without cents: 50.00 dollars that are 46,000 pesos of Chile are 920 each', () => {
    expect(documentRate({ amount: money('CLP', 46_000), documentAmount: money('USD', 5_000) })).toBe(9_200_000)
  })

  it('is none in the currency of the country, and of nothing', () => {
    expect(documentRate({ amount: money('MXN', 1_850_000) })).toBeUndefined()
    expect(of(0, 0)).toBeUndefined()
  })

  it('is the stated one of four decimals, whatever the total from a thousand dollars on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 400_000 }),
        fc.integer({ min: 100_000, max: 100_000_000 }),
        (rate, dollars) => {
          expect(of(multiplyRounded(dollars, rate, 10_000), dollars)).toBe(rate)
        },
      ),
    )
  })
})
