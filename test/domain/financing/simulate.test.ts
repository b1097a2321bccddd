import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedCart, PricedLine } from '#domain/financing/priced-cart.ts'
import { interestOf, simulate, type SimulationError } from '#domain/financing/simulate.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { type Currency, type Money, money, ofMajor, zero } from '#domain/kernel/money.ts'
import { type BasisPoints, basisPoints } from '#domain/kernel/rate.ts'
import { invoicedMinor, monthlyRate, pricedCart, share } from '#domain/testing/financing.ts'
import { runs } from '#test/support/runs.ts'

const TODAY = '2026-06-10' as CivilDate
const AMOUNTS = [150_000, 233_000, 430_500, 540_321]

const line = (minor: number, days: number, over: Partial<PricedLine> = {}, currency: Currency = 'CLP'): PricedLine => ({
  invoiceId: '1' as InvoiceId,
  amount: { currency, minor },
  creditNotes: zero(currency),
  paymentDate: addDays(TODAY, days),
  rate: basisPoints(280),
  retention: basisPoints(3000),
  ...over,
})

const isNegative = (part: unknown): boolean =>
  typeof part === 'number'
    ? part < 0
    : typeof part === 'object' && part !== null && 'minor' in part && Number(part.minor) < 0

/** An amount that no constructor gives, as of a program without types. */
const minorOf = (minor: number): Money => ({ currency: 'CLP', minor })

const cartOf = (lines: ReadonlyArray<PricedLine>, currency: Currency = 'CLP'): PricedCart => ({
  currency,
  today: TODAY,
  operationCost: ofMajor(currency, 500),
  lines,
})

const priced = (cart: PricedCart): Simulation => {
  const simulation = simulate(cart)
  if (E.isLeft(simulation)) throw new Error(simulation.left._tag)
  return simulation.right
}

const rejected = (cart: PricedCart): SimulationError | undefined => {
  const simulation = simulate(cart)
  return E.isLeft(simulation) ? simulation.left : undefined
}

/** Carts without discounts, with amounts so large that no cost rejects them. */
const generous = pricedCart.map((cart): PricedCart => ({
  currency: cart.currency,
  today: cart.today,
  operationCost: cart.operationCost,
  lines: cart.lines.map((own) => ({
    ...own,
    amount: money(cart.currency, own.amount.minor + 1_000_000),
    retention: basisPoints(own.retention % 4_000),
    creditNotes: zero(cart.currency),
    paid: undefined,
    rate: basisPoints(own.rate % 300),
  })),
}))

describe('simulate', () => {
  // Factoring practice: the fee is amount × monthly rate × days / 30, on the whole invoice; 70 % advanced, 500 of advice.
  it.each([
    [0, 0, 947_175],
    [15, 18_953, 928_222],
    [30, 37_907, 909_268],
    [45, 56_860, 890_315],
    [90, 113_721, 833_454],
  ])('prices four invoices at %i days', (days, interest, transfer) => {
    const simulation = priced(cartOf(AMOUNTS.map((minor) => line(minor, days))))
    expect(simulation).toMatchObject({
      total: money('CLP', 1_353_821),
      retention: money('CLP', 406_146),
      interest: money('CLP', interest),
      operationCost: money('CLP', 500),
      transfer: money('CLP', transfer),
      baseRate: 280,
      retentionRate: 3000,
    })
  })

  it.each([
    [15, [2_100, 3_262, 6_027, 7_564]],
    [45, [6_300, 9_786, 18_081, 22_693]],
    [90, [12_600, 19_572, 36_162, 45_387]],
  ])('rounds each invoice once at %i days', (days, interests) => {
    expect(AMOUNTS.map((minor) => priced(cartOf([line(minor, days)])).interest.minor)).toEqual(interests)
  })

  // 6.523.750 × 3 × 28 / 30.000 = 18.266,5 and 1.817.250 × 95 × 28 / 30.000 = 161.129,5: floats fall on the wrong side.
  it('rounds an exact half away from zero', () => {
    expect(priced(cartOf([line(6_523_750, 3)])).interest.minor).toBe(18_267)
    expect(priced(cartOf([line(1_817_250, 95, {}, 'MXN')], 'MXN')).interest.minor).toBe(161_130)
  })

  it('takes credit notes off before retention and price difference', () => {
    const simulation = priced(cartOf([line(200_000, 30, { creditNotes: money('CLP', 50_000) })]))
    expect(simulation).toMatchObject({ total: { minor: 200_000 }, creditNotes: { minor: 50_000 } })
    expect(simulation).toMatchObject({
      retention: { minor: 45_000 },
      interest: { minor: 4_200 },
      transfer: { minor: 100_300 },
    })
  })

  // A payment lowers the base as a credit note does, so it only adds a figure: S2's formulas stay.
  it('names what was paid among the credit notes, and changes no other figure', () => {
    const lowered = { creditNotes: money('CLP', 50_000) }
    const credited = priced(cartOf([line(200_000, 30, lowered), line(100_000, 30)]))
    const paid = priced(cartOf([line(200_000, 30, { ...lowered, paid: money('CLP', 30_000) }), line(100_000, 30)]))
    expect(paid).toEqual({ ...credited, paid: money('CLP', 30_000) })
    expect(credited).not.toHaveProperty('paid')
  })

  it('adds up the payments of its lines, within the credit notes', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const simulation = simulate(cart)
        if (E.isLeft(simulation)) return
        const paid = cart.lines.reduce((sum, own) => sum + (own.paid?.minor ?? 0), 0)
        expect(simulation.right.paid).toEqual(paid === 0 ? undefined : money(cart.currency, paid))
        expect(paid).toBeLessThanOrEqual(simulation.right.creditNotes.minor)
      }),
    )
  })

  it('rejects payments that exceed the credit notes they are part of', () => {
    const over = { creditNotes: money('CLP', 50_000), paid: money('CLP', 50_001) }
    expect(rejected(cartOf([line(200_000, 30, over)]))).toMatchObject({ _tag: 'SimulationAmountInvalid' })
  })

  it('takes discounts off the transfer alone', () => {
    const cart = {
      ...cartOf([line(150_000, 30)]),
      orderDiscounts: money('CLP', 200),
      invoiceDiscounts: money('CLP', 100),
    }
    expect(priced(cart)).toMatchObject({
      retention: { minor: 45_000 },
      interest: { minor: 4_200 },
      transfer: { minor: 100_000 },
    })
  })

  it('weighs different rates by the base of each invoice', () => {
    const cart = cartOf([line(300_000, 30, { rate: basisPoints(200) }), line(100_000, 30, { rate: basisPoints(401) })])
    expect(priced(cart).baseRate).toBe(250)
  })

  it('reports the rates of each invoice, in the order of the cart', () => {
    const [first, second] = ['7', '3'].map((id) => ({ invoiceId: id as InvoiceId }))
    const cart = cartOf([line(300_000, 30, first), line(100_000, 30, { ...second, rate: basisPoints(401) })])
    expect(priced(cart).invoices).toEqual([
      { invoiceId: '7', rate: 280, retention: 3000 },
      { invoiceId: '3', rate: 401, retention: 3000 },
    ])
  })

  it('shows a rate for invoices without value only where they agree on it', () => {
    const credited = { creditNotes: money('CLP', 100_000) }
    const free = (rates: ReadonlyArray<number>): PricedCart => ({
      ...cartOf(rates.map((rate) => line(100_000, 30, { ...credited, rate: basisPoints(rate) }))),
      operationCost: zero('CLP'),
    })
    expect(priced(free([280, 280]))).toMatchObject({ transfer: { minor: 0 }, baseRate: 280, retentionRate: 3000 })
    expect(priced(free([280, 401]))).toMatchObject({ transfer: { minor: 0 }, baseRate: 0, retentionRate: 3000 })
  })

  it('accepts a cart whose value equals its costs, and rejects less', () => {
    expect(priced(cartOf([line(714, 0)])).transfer.minor).toBe(0)
    expect(rejected(cartOf([line(713, 0)]))).toEqual({ _tag: 'SimulationNotFinanceable', transfer: money('CLP', -1) })
    expect(rejected(cartOf([line(150_000, 749)]))).toEqual({
      _tag: 'SimulationNotFinanceable',
      transfer: money('CLP', -360),
    })
  })

  it('rejects an empty cart, a past date, mixed currencies and unsafe amounts', () => {
    const id = '7' as InvoiceId
    expect(rejected(cartOf([]))?._tag).toBe('SimulationEmpty')
    const past = cartOf([line(1_000, 3), line(1_000, -1, { invoiceId: id })])
    expect(rejected(past)).toEqual({ _tag: 'SimulationDatePast', invoiceIds: [id] })
    expect(rejected(cartOf([line(150_000, 3), line(150_000, 3, {}, 'MXN')]))?._tag).toBe('SimulationCurrencyMixed')
    const pesos = { amount: money('CLP', 150_000), creditNotes: zero('MXN') }
    expect(rejected(cartOf([line(150_000, 3, pesos)]))?._tag).toBe('SimulationCurrencyMixed')
    const others = { amount: money('MXN', 150_000), creditNotes: zero('CLP') }
    expect(rejected(cartOf([line(150_000, 3, others)]))?._tag).toBe('SimulationCurrencyMixed')
    expect(rejected({ ...cartOf([line(150_000, 3)]), orderDiscounts: zero('USD') })?._tag).toBe(
      'SimulationCurrencyMixed',
    )
    expect(rejected(cartOf([line(9e15, 3), line(9e15, 3)]))?._tag).toBe('SimulationAmountTooLarge')
    const endless = { ...cartOf([line(150_000, 3)]), operationCost: minorOf(Number.MAX_SAFE_INTEGER + 1) }
    expect(rejected(endless)?._tag).toBe('SimulationAmountTooLarge')
  })

  it('rejects a date that does not exist (30 February), and not as a past one', () => {
    const paymentDate = '2027-02-30' as CivilDate
    const malformed = cartOf([line(1_000, 3), line(1_000, 3, { invoiceId: '7' as InvoiceId, paymentDate })])
    expect(rejected(malformed)).toEqual({ _tag: 'SimulationDateMalformed', invoiceIds: ['7'] })
    const written = '15/04/2027' as CivilDate
    expect(rejected(cartOf([line(1_000, 3, { paymentDate: written })]))?._tag).toBe('SimulationDateMalformed')
    expect(rejected({ ...cartOf([line(1_000, 3)]), today: written })).toEqual({
      _tag: 'SimulationDateMalformed',
      invoiceIds: [],
    })
  })

  it.each([
    ['half a peso, which does not exist (ISO 4217)', { amount: minorOf(150_000.5) }],
    ['no number', { amount: minorOf(Number.NaN) }],
    ['a negative amount', { amount: money('CLP', -1) }],
    ['negative credit notes', { creditNotes: money('CLP', -1) }],
    ['half a peso of credit notes', { creditNotes: minorOf(0.5) }],
    ['credit notes above its amount', { creditNotes: money('CLP', 150_001) }],
  ] as const)('rejects an invoice with %s', (_, over) => {
    expect(rejected(cartOf([line(150_000, 3, over)]))).toEqual({ _tag: 'SimulationAmountInvalid', invoiceIds: ['1'] })
  })

  it.each([
    ['a negative rate', { rate: basisPoints(-1) }],
    ['2.8 basis points', { rate: 2.8 as BasisPoints }],
    ['a negative retention', { retention: basisPoints(-1) }],
    ['more than all of it retained', { retention: basisPoints(10_001) }],
    ['no number as retention', { retention: Number.NaN as BasisPoints }],
  ] as const)('rejects an invoice with %s', (_, over) => {
    expect(rejected(cartOf([line(150_000, 3, over)]))).toEqual({ _tag: 'SimulationRateInvalid', invoiceIds: ['1'] })
  })

  it.each([
    ['a discount of -100,000, which would pay 100,658 for 1,000', { orderDiscounts: money('CLP', -100_000) }],
    ['a negative discount of invoices', { invoiceDiscounts: money('CLP', -1) }],
    ['a negative cost', { operationCost: money('CLP', -1) }],
    ['half a peso of cost', { operationCost: minorOf(0.5) }],
  ] as const)('rejects %s', (_, over) => {
    expect(rejected({ ...cartOf([line(1_000, 3)]), ...over })).toEqual({ _tag: 'SimulationChargeInvalid' })
  })
})

describe('the laws of a simulation', () => {
  it('pays at most the value of its invoices, for any figures whatever, or rejects them', () => {
    const figure = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.double({ min: -1e6, max: 1e6 }))
    fc.assert(
      fc.property(pricedCart, fc.tuple(figure, figure, figure, figure), fc.nat({ max: 30 }), (cart, wrong, at) => {
        const [first, ...rest] = cart.lines
        if (first === undefined) return
        const [cost, discount, rate, retention] = wrong
        const own = (minor: number): Money => ({ currency: cart.currency, minor })
        const simulation = simulate({
          ...cart,
          operationCost: at % 2 === 0 ? own(cost) : cart.operationCost,
          orderDiscounts: at % 3 === 0 ? own(discount) : zero(cart.currency),
          lines: [
            {
              ...first,
              rate: at % 5 === 0 ? (rate as BasisPoints) : first.rate,
              retention: at % 7 === 0 ? (retention as BasisPoints) : first.retention,
            },
            ...rest,
          ],
        })
        if (E.isLeft(simulation)) return
        const { creditNotes, total, transfer } = simulation.right
        expect(transfer.minor).toBeLessThanOrEqual(total.minor - creditNotes.minor)
        expect(Object.values(simulation.right).every((part) => !isNegative(part))).toBe(true)
      }),
    )
  })

  it('assigns every unit of the total', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const simulation = simulate(cart)
        if (E.isLeft(simulation)) {
          expect(simulation.left._tag).toBe('SimulationNotFinanceable')
          return
        }
        const { total, transfer, retention, interest, operationCost, creditNotes } = simulation.right
        const { orderDiscounts, invoiceDiscounts } = simulation.right
        const parts = [transfer, retention, interest, operationCost, creditNotes, orderDiscounts, invoiceDiscounts]
        expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(total.minor)
        for (const { minor } of [total, ...parts])
          expect(Number.isSafeInteger(minor) && !Object.is(minor, -0)).toBe(true)
        expect(transfer.minor).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('reports the exact shortfall when it is not financeable', () => {
    fc.assert(
      fc.property(pricedCart, fc.integer({ min: 1, max: 1_000_000 }), (cart, extra) => {
        const all = cart.lines.reduce((sum, own) => sum + own.amount.minor, 0)
        const dear = { ...cart, operationCost: money(cart.currency, all + extra) }
        const error = rejected(dear)
        const missing = error?._tag === 'SimulationNotFinanceable' ? error.transfer.minor : 0
        expect(missing).toBeLessThan(0)
        const borne = { ...dear, operationCost: money(cart.currency, all + extra + missing) }
        /* A cart that is not financeable without a cost either. */
        if (borne.operationCost.minor < 0) {
          expect(rejected(borne)?._tag).toBe('SimulationChargeInvalid')
          return
        }
        const rescued = simulate(borne)
        expect(E.isRight(rescued) && rescued.right.transfer.minor).toBe(0)
      }),
    )
  })

  it('agrees with exact fractions at any size', () => {
    const half = (numerator: bigint, denominator: bigint): bigint => (numerator * 2n + denominator) / (denominator * 2n)
    const anyMinor = fc.oneof(invoicedMinor, fc.maxSafeNat())
    fc.assert(
      fc.property(anyMinor, fc.nat({ max: 1_000 }), monthlyRate, share, (minor, days, rate, retention) => {
        const simulation = simulate({ ...cartOf([line(minor, days, { rate, retention })]), operationCost: zero('CLP') })
        const interest = half(BigInt(minor) * BigInt(days) * BigInt(rate), 300_000n)
        const kept = half(BigInt(minor) * BigInt(retention), 10_000n)
        const transfer = BigInt(minor) - interest - kept
        if (E.isRight(simulation)) {
          expect(BigInt(simulation.right.interest.minor)).toBe(interest)
          expect(BigInt(simulation.right.retention.minor)).toBe(kept)
        } else expect(transfer < 0n).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('charges nothing for zero days', () => {
    fc.assert(
      fc.property(generous, (cart) => {
        const now = { ...cart, lines: cart.lines.map((own) => ({ ...own, paymentDate: cart.today })) }
        expect(priced(now).interest.minor).toBe(0)
      }),
    )
  })

  it('does not depend on the order of the invoices', () => {
    const shuffled = generous.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length })),
    )
    fc.assert(
      fc.property(shuffled, ([cart, lines]) => {
        const { invoices: _, ...one } = priced(cart)
        const { invoices: __, ...other } = priced({ ...cart, lines })
        expect(other).toEqual(one)
      }),
    )
  })

  it('is additive: two carts joined give both, less the second cost', () => {
    fc.assert(
      fc.property(generous, fc.nat(), (cart, at) => {
        const cut = at % (cart.lines.length + 1)
        fc.pre(cut > 0 && cut < cart.lines.length)
        const whole = priced(cart)
        const head = priced({ ...cart, lines: cart.lines.slice(0, cut) })
        const tail = priced({ ...cart, lines: cart.lines.slice(cut) })
        expect(whole.interest.minor).toBe(head.interest.minor + tail.interest.minor)
        expect(whole.retention.minor).toBe(head.retention.minor + tail.retention.minor)
        expect(whole.transfer.minor).toBe(head.transfer.minor + tail.transfer.minor + cart.operationCost.minor)
      }),
    )
  })

  it('never charges less for more days, more money or a higher rate', () => {
    const steps = fc.record({
      days: fc.nat({ max: 60 }),
      minor: fc.nat({ max: 1_000_000 }),
      rate: fc.nat({ max: 100 }),
    })
    const small = fc.tuple(invoicedMinor, fc.nat({ max: 200 }), monthlyRate)
    fc.assert(
      fc.property(small, steps, ([minor, days, rate], more) => {
        const interest = (m: number, d: number, r: number): number => {
          const own = line(m, d, { rate: basisPoints(r), retention: basisPoints(0) })
          return priced({ ...cartOf([own]), operationCost: zero('CLP') }).interest.minor
        }
        fc.pre((days + more.days) * (rate + more.rate) < 300_000)
        const least = interest(minor, days, rate)
        expect(interest(minor, days + more.days, rate)).toBeGreaterThanOrEqual(least)
        expect(interest(minor + more.minor, days, rate)).toBeGreaterThanOrEqual(least)
        expect(interest(minor, days, rate + more.rate)).toBeGreaterThanOrEqual(least)
      }),
    )
  })

  it('changes by less than a unit per part when an invoice is split', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(pieces, fc.nat({ max: 180 }), (minors, days) => {
        const free = (lines: ReadonlyArray<PricedLine>): Simulation =>
          priced({ ...cartOf(lines), operationCost: zero('CLP') })
        const whole = free([
          line(
            minors.reduce((sum, minor) => sum + minor, 0),
            days,
          ),
        ])
        const split = free(minors.map((minor) => line(minor, days)))
        expect(Math.abs(whole.interest.minor - split.interest.minor)).toBeLessThanOrEqual((minors.length + 1) / 2)
      }),
    )
  })

  it('retains between nothing and everything, and shows a rate between the lowest and the highest', () => {
    fc.assert(
      fc.property(generous, (cart) => {
        const simulation = priced(cart)
        const rates = cart.lines.map((own) => own.rate)
        expect(simulation.retention.minor).toBeGreaterThanOrEqual(0)
        expect(simulation.retention.minor).toBeLessThanOrEqual(simulation.total.minor)
        expect(simulation.baseRate).toBeGreaterThanOrEqual(Math.min(...rates))
        expect(simulation.baseRate).toBeLessThanOrEqual(Math.max(...rates))
      }),
    )
  })
})

describe('interestOf', () => {
  it('prices one invoice: 150,000 for 30 days at 2.8 % a month is 4,200, in the currency of the invoice', () => {
    expect(interestOf(line(150_000, 30), TODAY)).toEqual(money('CLP', 4_200))
    expect(interestOf(line(1_817_250, 95, {}, 'MXN'), TODAY)).toEqual(money('MXN', 161_130))
  })

  it('excludes the credit notes, and is negative for a past date', () => {
    expect(interestOf(line(150_000, 30, { creditNotes: money('CLP', 50_000) }), TODAY)).toEqual(money('CLP', 2_800))
    expect(interestOf(line(150_000, -30), TODAY)).toEqual(money('CLP', -4_200))
  })

  it('adds up to the interest of the cart', () => {
    fc.assert(
      fc.property(generous, (cart) => {
        const own = cart.lines.map((one) => interestOf(one, cart.today).minor)
        expect(own.reduce((sum, minor) => sum + minor, 0)).toBe(priced(cart).interest.minor)
      }),
    )
  })
})
