import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualOf, dearestInvoices, type InvoiceCost, invoiceCostsOf } from '#domain/financing/invoice-cost.ts'
import { rateOfQuote } from '#domain/financing/quote.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { SAMPLE_TODAY, samplePricedLine, sampleQuote } from '#domain/testing/samples.ts'
import { quote } from '#domain/testing/scenarios.ts'

const clp = (minor: number) => money('CLP', minor)
/** Undefined where nothing is received. */
const aCost = (id: string, net: number, annual: number | undefined): InvoiceCost => ({
  invoiceId: id as InvoiceId,
  days: 30,
  priceDifference: clp(0),
  share: clp(0),
  net: clp(net),
  rate: annual === undefined ? undefined : { annual: basisPoints(annual), monthly: undefined },
})
const million = (id: string, days: number) =>
  samplePricedLine(id, { amount: clp(1_000_000), paymentDate: addDays(SAMPLE_TODAY, days) })

describe('the cost of an invoice', () => {
  // Twice 1,000,000 at 2.8 % with 30 % retained and 500 for the operation, after 15 and 90 days.
  it('is its price difference and its share of the operation cost', () => {
    const costs = invoiceCostsOf(sampleQuote(million('1', 15), million('2', 90)))
    expect(costs).toEqual([
      expect.objectContaining({ days: 15, priceDifference: clp(14_000), share: clp(250), net: clp(685_750) }),
      expect.objectContaining({ days: 90, priceDifference: clp(84_000), share: clp(250), net: clp(615_750) }),
    ])
    expect(costs.map(({ rate }) => rate?.annual)).toEqual([6495, 6822])
  })

  it('has the part of the base in the charges, which is rounded up to each line', () => {
    const line = (id: string, minor: number) => samplePricedLine(id, { amount: clp(minor) })
    const shares = invoiceCostsOf(sampleQuote(line('1', 10_000), line('2', 10_000), line('3', 10_000))).map(
      ({ share }) => share.minor,
    )
    expect(shares).toEqual([167, 166, 167])
  })

  it('has no rate where nothing is received for it', () => {
    const costs = invoiceCostsOf(
      sampleQuote(million('1', 15), samplePricedLine('2', { retention: basisPoints(10_000) })),
    )
    expect(costs.map(({ net, rate }) => [net.minor <= 0, rate?.annual])).toEqual([
      [false, expect.any(Number)],
      [true, undefined],
    ])
    expect(annualOf(costs[1] ?? expect.fail('one cost only'))).toBe(Infinity)
  })

  it('adds up to the transfer, the price difference and the charges', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const costs = invoiceCostsOf(one)
        const sum = (part: 'net' | 'priceDifference' | 'share') =>
          costs.reduce((all, cost) => all + cost[part].minor, 0)
        const { invoiceDiscounts, operationCost, orderDiscounts, ...simulation } = one.simulation
        const base = simulation.total.minor - simulation.creditNotes.minor
        expect(sum('net')).toBe(simulation.transfer.minor)
        expect(sum('priceDifference')).toBe(simulation.interest.minor)
        expect(sum('share')).toBe(base === 0 ? 0 : operationCost.minor + orderDiscounts.minor + invoiceDiscounts.minor)
        expect(costs.every(({ share }) => share.minor >= 0)).toBe(true)
      }),
    )
  })

  it('of a single invoice is that of the operation', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const [cost, ...others] = invoiceCostsOf(one)
        if (others.length === 0) expect(cost?.rate).toEqual(rateOfQuote(one))
      }),
    )
  })
})

describe('the dearest invoices', () => {
  it('are those with the highest annual rate, and first those for which nothing is received', () => {
    const costs = [aCost('1', 500, 6000), aCost('2', 500, 7000), aCost('3', -5, undefined), aCost('4', 500, 5000)]
    expect(dearestInvoices(costs, 3)).toEqual(['3', '2', '1'])
  })

  it('are those with the smaller net where the rates are equal, then those with the smaller id', () => {
    const costs = [aCost('4', 500, 6000), aCost('3', 500, 6000), aCost('2', 400, 6000), aCost('1', 900, 6000)]
    expect(dearestInvoices(costs, 3)).toEqual(['2', '3', '4'])
  })

  it('leave one invoice, and are none for a count of zero', () => {
    const costs = [aCost('1', 500, 6000), aCost('2', 500, 7000)]
    expect(dearestInvoices(costs, 3)).toEqual(['2'])
    expect(dearestInvoices(costs.slice(0, 1), 3)).toEqual([])
    expect(dearestInvoices([], 3)).toEqual([])
    expect(dearestInvoices(costs, 0)).toEqual([])
  })

  it('do not depend on the order of the cart, and none that stays is dearer', () => {
    fc.assert(
      fc.property(quote, fc.nat({ max: 4 }), (one, count) => {
        const costs = invoiceCostsOf(one)
        const dearest = dearestInvoices(costs, count)
        expect(dearest).toHaveLength(Math.min(count, costs.length - 1))
        expect(dearestInvoices(costs.toReversed(), count)).toEqual(dearest)
        const [gone, kept] = [true, false].map((isGone) =>
          costs.filter(({ invoiceId }) => dearest.includes(invoiceId) === isGone).map(annualOf),
        )
        expect(Math.max(-Infinity, ...(kept ?? []))).toBeLessThanOrEqual(Math.min(Infinity, ...(gone ?? [])))
      }),
    )
  })
})
