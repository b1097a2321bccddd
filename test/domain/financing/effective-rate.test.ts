import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveRate, type EffectiveRate, MAX_ANNUAL_RATE } from '#domain/financing/effective-rate.ts'
import { rateOfQuote } from '#domain/financing/quote.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { money, zero } from '#domain/kernel/money.ts'
import { pricedCart } from '#domain/testing/financing.ts'
import { quote } from '#domain/testing/scenarios.ts'

const TODAY = '2026-03-04' as CivilDate
const clp = (minor: number) => money('CLP', minor)
const flow = (minor: number, days: number) => ({ amount: clp(minor), on: addDays(TODAY, days) })
const rateOf = (cash: number, ...flows: ReadonlyArray<ReturnType<typeof flow>>) =>
  effectiveRate(clp(cash), flows, TODAY)
const ABOVE: EffectiveRate = { annual: MAX_ANNUAL_RATE, monthly: undefined }

/** Payments of up to 200,000 within a year, each after today. */
const flows = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 365 })).map((of) => flow(...of)),
  { minLength: 1, maxLength: 8 },
)
/** The part of the payments that is received now. */
const received = fc.double({ min: 0.4, max: 1, noNaN: true })
const sumOf = (all: ReadonlyArray<ReturnType<typeof flow>>) => all.reduce((sum, { amount }) => sum + amount.minor, 0)
const cashOf = (all: ReadonlyArray<ReturnType<typeof flow>>, part: number) => Math.max(1, Math.floor(sumOf(all) * part))

describe('the effective rate', () => {
  // At 2.8 % a month with 30 % retained and 500 of cost, 150,000 pay 100,300 now for 105,000 in thirty days.
  it('is that of a single payment by its closed form', () => {
    expect(rateOf(100_300, flow(105_000, 30))).toEqual({ annual: 7457, monthly: 469 })
  })

  // Twice a million after 15 and 90 days: 1,301,500 now for 700,000 at each date; TIR.NO.PER of a spreadsheet says 67.70 %.
  it('is the internal rate of several payments', () => {
    expect(rateOf(1_301_500, flow(700_000, 15), flow(700_000, 90))).toEqual({ annual: 6770, monthly: 434 })
  })

  it('does not exist without cash, and without days', () => {
    expect(rateOf(0, flow(100, 30))).toBeUndefined()
    expect(rateOf(-5, flow(100, 30))).toBeUndefined()
    expect(rateOf(90)).toBeUndefined()
    expect(rateOf(90, flow(100, 0))).toBeUndefined()
    expect(rateOf(90, flow(100, -3), flow(0, 30))).toBeUndefined()
  })

  it('counts a payment before today as one of today', () => {
    expect(rateOf(100, flow(20, -10), flow(90, 30))).toEqual(rateOf(100, flow(20, 0), flow(90, 30)))
  })

  it('is only said to be above 9,999 % where it is, and where there is no root', () => {
    expect(rateOf(100, flow(10_000, 365))).toEqual({ annual: 990_000, monthly: 4601 })
    expect(rateOf(100, flow(10_000, 364))).toEqual(ABOVE)
    expect(rateOf(100, flow(100, 0), flow(1, 365))).toEqual(ABOVE)
    expect(rateOf(100, flow(200, -1), flow(1, 365))).toEqual(ABOVE)
  })

  it('is zero where nothing is charged', () => {
    expect(rateOf(100, flow(60, 10), flow(40, 300))).toEqual({ annual: 0, monthly: 0 })
    expect(rateOf(100, flow(90, 10))).toEqual({ annual: 0, monthly: 0 })
  })

  it('has the closed form for one date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        received,
        fc.integer({ min: 1, max: 365 }),
        (due, part, days) => {
          const cash = Math.max(1, Math.floor(due * part))
          const annual = ((due / cash) ** (365 / days) - 1) * 10_000
          const monthly = ((due / cash) ** (30 / days) - 1) * 10_000
          const rate = rateOf(cash, flow(due, days))
          if (annual > MAX_ANNUAL_RATE) {
            expect(rate).toEqual(ABOVE)
            return
          }
          expect(Math.abs((rate?.annual ?? NaN) - annual)).toBeLessThanOrEqual(0.501)
          expect(Math.abs((rate?.monthly ?? NaN) - monthly)).toBeLessThanOrEqual(0.501)
        },
      ),
    )
  })

  it('does not depend on the order of the payments, nor on how one of a day is split', () => {
    fc.assert(
      fc.property(flows, received, (all, part) => {
        const cash = cashOf(all, part)
        const split = all.flatMap(({ amount, on }) =>
          amount.minor === 1 ? [{ amount, on }] : [clp(1), clp(amount.minor - 1)].map((each) => ({ amount: each, on })),
        )
        expect(rateOf(cash, ...all.toReversed())).toEqual(rateOf(cash, ...all))
        expect(rateOf(cash, ...split)).toEqual(rateOf(cash, ...all))
      }),
    )
  })

  it('never falls when more is charged', () => {
    fc.assert(
      fc.property(flows, received, fc.nat({ max: 10_000 }), (all, part, more) => {
        const cash = cashOf(all, part)
        fc.pre(cash > more)
        const [rate, dearer] = [rateOf(cash, ...all), rateOf(cash - more, ...all)]
        expect(dearer?.annual).toBeGreaterThanOrEqual(rate?.annual ?? NaN)
        expect(dearer?.monthly ?? Infinity).toBeGreaterThanOrEqual(rate?.monthly ?? Infinity)
      }),
    )
  })

  it('is never understated by more than its rounding: at half a point more the payments are worth less than the cash', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const rate = rateOfQuote(one)
        if (rate?.monthly === undefined) return
        const worth = one.simulation.invoices.reduce((sum, { retention, invoiceId }) => {
          const line = one.lines.find((each) => each.invoiceId === invoiceId) ?? expect.fail('no line')
          const base = line.amount.minor - line.creditNotes.minor
          const years = daysBetween(one.askedOn, line.paymentDate) / 365
          return sum + (base - Math.round((base * retention) / 10_000)) / (1 + (rate.annual + 0.501) / 10_000) ** years
        }, 0)
        expect(worth).toBeLessThanOrEqual(one.simulation.transfer.minor + one.lines.length)
      }),
    )
  })
})

describe('the rate of an operation', () => {
  it('never falls with the operation cost', () => {
    fc.assert(
      fc.property(pricedCart, fc.nat({ max: 100_000 }), (cart, cost) => {
        const [free, charged] = [zero(cart.currency), money(cart.currency, cost)].map((operationCost) => {
          const simulated = simulate({ ...cart, operationCost })
          if (E.isLeft(simulated)) return undefined
          const { lines, today: askedOn } = cart
          return rateOfQuote({ askedOn, lines, simulation: simulated.right })
        })
        if (free === undefined || charged === undefined) return
        expect(charged.annual).toBeGreaterThanOrEqual(free.annual)
      }),
    )
  })
})
