import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, type Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'

const inPesos = (minor: number) => ({ amount: money('MXN', minor) })
const inDollars = (minor: number) => ({ amount: money('MXN', minor * 18), documentAmount: money('USD', minor) })

describe('owedTotals', () => {
  it('adds 10.01 pesos and 100 dollars to neither, which a bank pays by two transfers', () => {
    const totals = [money('MXN', 1_001), money('USD', 10_000)]
    expect(owedTotals([inPesos(1_001), inDollars(10_000)], 'MXN')).toEqual(totals)
    expect(owedTotals([inDollars(10_000), inPesos(1_001)], 'MXN')).toEqual(totals)
  })

  it('has no pesos where only dollars move, and zero pesos where nothing does', () => {
    expect(owedTotals([inDollars(4_000), inDollars(6_000)], 'MXN')).toEqual([money('USD', 10_000)])
    expect(owedTotals([], 'CLP')).toEqual([money('CLP', 0)])
  })

  it('gives the same for parts as for the whole, in each currency', () => {
    const invoice = fc.oneof(fc.nat(1_000_000).map(inPesos), fc.nat(1_000_000).map(inDollars))
    const sumOf = (totals: ReadonlyArray<Money>, currency: string): number =>
      totals.find((total) => total.currency === currency)?.minor ?? 0
    fc.assert(
      fc.property(fc.array(invoice), fc.array(invoice), (one, other) => {
        const [whole, first, second] = [[...one, ...other], one, other].map((part) => owedTotals(part, 'MXN'))
        for (const currency of ['MXN', 'USD'])
          expect(sumOf(whole ?? [], currency)).toBe(sumOf(first ?? [], currency) + sumOf(second ?? [], currency))
      }),
    )
  })
})
