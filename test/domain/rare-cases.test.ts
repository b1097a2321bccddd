import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { PricedCart, PricedLine } from '#domain/financing/priced-cart.ts'
import { proposeInvoices } from '#domain/financing/propose.ts'
import { simulateConfirming } from '#domain/financing/simulate-confirming.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { addDays, daysBetween } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { dateNearHoliday, rareHoliday } from '#domain/testing/calendar.ts'
import { pricedCart } from '#domain/testing/financing.ts'
import { country } from '#domain/testing/kernel.ts'
import { proposalRequest } from '#domain/testing/proposals.ts'
import { paidInvoiceOnDay } from '#domain/testing/wallet.ts'
import { retentionShares, settledOn } from '#domain/wallet/retention.ts'

/** So many that each rare case occurs in every run. */
const RUNS = { numRuns: 1_000 }

const halfAway = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)

const exactInterest = ({ amount, creditNotes, paymentDate, rate }: PricedLine, { today }: PricedCart): bigint =>
  halfAway(BigInt(amount.minor - creditNotes.minor) * BigInt(rate) * BigInt(daysBetween(today, paymentDate)), 300_000n)

/** In exact integers: what is left of the bases after retention, price difference, cost and discounts. */
const exactTransfer = (cart: PricedCart): bigint => {
  const charges = [cart.operationCost, cart.orderDiscounts, cart.invoiceDiscounts]
  const lines = cart.lines.reduce((sum, line) => {
    const base = BigInt(line.amount.minor - line.creditNotes.minor)
    return sum + base - halfAway(base * BigInt(line.retention), 10_000n) - exactInterest(line, cart)
  }, 0n)
  return charges.reduce((left, charge) => left - BigInt(charge?.minor ?? 0), lines)
}

describe('laws that only rare cases break', () => {
  it('each figure of a simulation is rounded once, in exact integers, and nothing to transfer is an answer', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const simulated = simulate(cart)
        const transfer = exactTransfer(cart)
        expect(E.isRight(simulated)).toBe(transfer >= 0n)
        if (E.isLeft(simulated)) return
        expect(BigInt(simulated.right.interest.minor)).toBe(
          cart.lines.reduce((sum, line) => sum + exactInterest(line, cart), 0n),
        )
        expect(BigInt(simulated.right.transfer.minor)).toBe(transfer)
      }),
      RUNS,
    )
  })

  it('the headline figures, discounts among the cost, add up to the bases', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const simulated = simulate(cart)
        if (E.isLeft(simulated)) return
        const { receiveLater, receiveNow, totalCost } = keyFiguresOf(simulated.right)
        const { creditNotes, total } = simulated.right
        expect(receiveNow.minor + receiveLater.minor + totalCost.minor).toBe(total.minor - creditNotes.minor)
      }),
      RUNS,
    )
  })

  it('a company repays what its suppliers get, the price difference and the cost, or a discount is rejected', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const discounts = (cart.orderDiscounts?.minor ?? 0) + (cart.invoiceDiscounts?.minor ?? 0)
        const confirming = simulateConfirming(cart)
        if (discounts > 0) expect(confirming).toEqual(E.left({ _tag: 'SimulationChargeInvalid' }))
        if (E.isLeft(confirming)) return
        const { creditNotes, interest, invoiceDiscounts, operationCost, orderDiscounts, retention, total, transfer } =
          confirming.right.simulation
        const charges = [creditNotes, retention, interest, operationCost, orderDiscounts, invoiceDiscounts]
        expect(transfer.minor).toBe(charges.reduce((left, { minor }) => left - minor, total.minor))
      }),
      RUNS,
    )
  })

  it('banks are closed on the holidays that only some years have', () => {
    fc.assert(
      fc.property(
        country.chain((of) => fc.tuple(fc.constant(of), rareHoliday(of))),
        ([of, day]) => {
          expect(isBusinessDay(day, bankCalendar(of))).toBe(false)
        },
      ),
      RUNS,
    )
  })

  it('proposals do not depend on the order of candidates, of which all may be equal', () => {
    fc.assert(
      fc.property(proposalRequest, (request) => {
        const candidates = request.candidates.toReversed()
        expect(proposeInvoices({ ...request, candidates })).toEqual(proposeInvoices(request))
      }),
      RUNS,
    )
  })

  it('proposals are those without the candidates that are not simulated', () => {
    fc.assert(
      fc.property(proposalRequest, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 400 }), (request, at, days) => {
        const { candidates, today } = request
        const past = (index: number) => index === at
        const broken = candidates.map((line, index) =>
          past(index) ? { ...line, paymentDate: addDays(today, -days) } : line,
        )
        const rest = candidates.filter((_, index) => !past(index))
        expect(proposeInvoices({ ...request, candidates: broken })).toEqual(
          proposeInvoices({ ...request, candidates: rest }),
        )
      }),
      RUNS,
    )
  })

  it('an invoice is settled on the same day, with the same shares, in whichever order its payments are listed', () => {
    fc.assert(
      fc.property(paidInvoiceOnDay('CLP'), ({ invoice, payments }) => {
        const reversed = payments.toReversed()
        expect(settledOn(invoice, reversed)).toBe(settledOn(invoice, payments))
        expect(retentionShares(invoice, reversed)).toEqual(retentionShares(invoice, payments))
      }),
      RUNS,
    )
  })

  it('no share of a retention is negative or above it, also of a retention below zero', () => {
    fc.assert(
      fc.property(paidInvoiceOnDay('CLP'), fc.integer({ min: -1_000, max: 1_000 }), ({ invoice, payments }, minor) => {
        const { debt, pending, released, taken } = retentionShares(
          { ...invoice, retention: money('CLP', minor) },
          payments,
        )
        expect(pending.minor + released.minor + taken.minor).toBe(Math.max(0, minor))
        expect(Math.min(pending.minor, released.minor, taken.minor, debt.minor)).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })
})

describe('a thousand samples of any seed', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('have each rare case: seed %d', (seed) => {
    const options = { ...RUNS, seed }
    const carts = fc.sample(pricedCart, options)
    const zeroTransfers = carts.filter((cart) => exactTransfer(cart) === 0n)
    const withoutDiscounts = carts.filter((cart) => cart.orderDiscounts === undefined)
    const large = carts.filter(({ lines }) => lines.some(({ amount }) => amount.minor > 2 ** 53 / 10_000))
    const equal = fc
      .sample(proposalRequest, options)
      .filter(({ candidates }) => candidates.length > 1 && new Set(candidates.map(({ amount }) => amount)).size === 1)
    /* The days of the handover, every six years; no other holiday is near them. */
    const near = fc.sample(dateNearHoliday('MX'), options).filter((day) => /-1[02]-01$/.test(day))
    const found = [zeroTransfers, withoutDiscounts, large, equal, near].map(({ length }) => length > 0)
    expect(found).toEqual([true, true, true, true, true])
  })
})
