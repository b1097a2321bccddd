import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { financedInvoice } from '#domain/testing/wallet.ts'
import {
  amountDue,
  defaultInterest,
  type FinancedInvoice,
  type PayerPayment,
  retentionShares,
  settledOn,
} from '#domain/wallet/retention.ts'

const DUE = '2026-03-31' as CivilDate

const invoiceOf = (amount: number, creditNotes: number, retention: number, rate: number): FinancedInvoice => ({
  amount: money('CLP', amount),
  creditNotes: money('CLP', creditNotes),
  retention: money('CLP', retention),
  rate: basisPoints(rate),
  paymentDate: DUE,
})

/** The rate and retention of the demo: 2.8 % a month and 30 %. */
const example = invoiceOf(150_000, 0, 45_000, 280)

/** One payment of everything that is due, some days after the payment date. */
const paidAfter = (invoice: FinancedInvoice, days: number): ReadonlyArray<PayerPayment> => [
  { amount: amountDue(invoice, []), on: addDays(invoice.paymentDate, days) },
]

const financed = financedInvoice('CLP')
const daysLate = fc.integer({ min: -400, max: 4_000 })

/** In exact rationals, from the terms and the dates alone. */
const interestByHand = ({ amount, creditNotes, retention, rate }: FinancedInvoice, days: number): number => {
  if (days <= 0) return 0
  const exact = BigInt(amount.minor - creditNotes.minor - retention.minor) * BigInt(rate) * BigInt(days)
  return Number((exact * 2n + 300_000n) / 600_000n)
}

describe('the retention of an invoice', () => {
  it('loses ten days of default interest: 105,000 x 2.8 % x 10 / 30', () => {
    const shares = retentionShares(example, paidAfter(example, 10))
    expect([shares.pending, shares.released, shares.taken, shares.debt].map(({ minor }) => minor)).toEqual([
      0, 44_020, 980, 0,
    ])
  })

  it('is returned whole when the payer pays on the payment date, and is pending before', () => {
    expect(retentionShares(example, paidAfter(example, 0)).released.minor).toBe(45_000)
    expect(retentionShares(example, []).pending.minor).toBe(45_000)
  })

  it('leaves a debt when the interest exceeds it: 500 days cost 49,000', () => {
    const { released, taken, debt } = retentionShares(example, paidAfter(example, 500))
    expect([released.minor, taken.minor, debt.minor]).toEqual([0, 45_000, 4_000])
  })

  it('pays less interest on the rest: 60,000 after ten days, the rest of 90,000 after twenty', () => {
    const payments = [
      { amount: money('CLP', 60_000), on: addDays(DUE, 10) },
      { amount: money('CLP', 90_000), on: addDays(DUE, 20) },
    ]
    /* 105,000 x 2.8 % x 10 / 30 = 980, then 45,000 x 2.8 % x 10 / 30 = 420. */
    expect(retentionShares(example, payments).taken.minor).toBe(1_400)
    expect(settledOn(example, payments.slice(0, 1))).toBeUndefined()
    expect(settledOn(example, payments)).toBe(addDays(DUE, 20))
  })

  it('is the same however its payments are listed: the interest runs to the last day', () => {
    const payments = [
      { amount: money('CLP', 90_000), on: addDays(DUE, 20) },
      { amount: money('CLP', 60_000), on: addDays(DUE, 10) },
    ]
    expect(settledOn(example, payments)).toBe(addDays(DUE, 20))
    expect(retentionShares(example, payments)).toEqual(retentionShares(example, payments.toReversed()))
  })

  it('counts as none where it is negative: all interest is a debt, 150,000 x 2.8 % x 10 / 30', () => {
    const shares = retentionShares(
      { ...example, retention: money('CLP', -1) },
      paidAfter({ ...example, retention: money('CLP', 0) }, 10),
    )
    expect([shares.pending, shares.released, shares.taken, shares.debt].map(({ minor }) => minor)).toEqual([
      0, 0, 0, 1_400,
    ])
  })

  it('is settled on the payment date where credit notes leave nothing to pay', () => {
    expect(settledOn(invoiceOf(150_000, 150_000, 0, 280), [])).toBe(DUE)
  })

  it('costs the interest of each day on what was unpaid that day', () => {
    fc.assert(
      fc.property(financed, fc.array(fc.tuple(fc.nat(90), fc.nat(1e12)), { maxLength: 5 }), (invoice, drawn) => {
        const payments = drawn
          .toSorted(([a], [b]) => a - b)
          .map(([day, amount]) => ({ amount: money('CLP', amount), on: addDays(invoice.paymentDate, day) }))
        const advanced = invoice.amount.minor - invoice.creditNotes.minor - invoice.retention.minor
        let unitDays = 0n
        for (let day = 1; day <= 100; day += 1) {
          const paid = payments.filter(({ on }) => on < addDays(invoice.paymentDate, day))
          const rest = advanced - paid.reduce((total, { amount }) => total + amount.minor, 0)
          unitDays += BigInt(Math.max(0, rest))
        }
        const exact = unitDays * BigInt(invoice.rate)
        expect(defaultInterest(invoice, payments, addDays(invoice.paymentDate, 100)).minor).toBe(
          Number((exact * 2n + 300_000n) / 600_000n),
        )
      }),
    )
  })

  it('is pending, released or taken, to the last unit, and the rest of the interest is a debt', () => {
    fc.assert(
      fc.property(financed, fc.option(daysLate, { nil: undefined }), (invoice, days) => {
        const shares = retentionShares(invoice, days === undefined ? [] : paidAfter(invoice, days))
        expect(shares.pending.minor + shares.released.minor + shares.taken.minor).toBe(invoice.retention.minor)
        expect(shares.taken.minor + shares.debt.minor).toBe(
          amountDue(invoice, []).minor === 0 ? 0 : interestByHand(invoice, days ?? 0),
        )
        expect(Math.min(shares.released.minor, shares.taken.minor, shares.debt.minor)).toBeGreaterThanOrEqual(0)
        expect(shares.debt.minor * shares.released.minor).toBe(0)
      }),
    )
  })

  it('never costs less a day later', () => {
    fc.assert(
      fc.property(financed, daysLate, (invoice, days) => {
        expect(defaultInterest(invoice, [], addDays(invoice.paymentDate, days + 1)).minor).toBeGreaterThanOrEqual(
          defaultInterest(invoice, [], addDays(invoice.paymentDate, days)).minor,
        )
      }),
    )
  })
})
