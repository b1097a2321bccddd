import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { paidInvoiceOnDay, renegotiationsOf } from '#domain/testing/wallet.ts'
import { defaultInterest, type FinancedInvoice, type PayerPayment } from '#domain/wallet/retention.ts'
import { availableRetention, settlementOf } from '#domain/wallet/settlement.ts'

const DUE = civilDate('2026-03-31')
const TODAY = civilDate('2027-12-31')

/** The rate and retention of the demo: 2.8 % a month and 30 %. */
const example: FinancedInvoice = {
  amount: money('CLP', 150_000),
  creditNotes: money('CLP', 0),
  retention: money('CLP', 45_000),
  rate: basisPoints(280),
  paymentDate: DUE,
}

const whole = (days: number): ReadonlyArray<PayerPayment> => [{ amount: money('CLP', 150_000), on: addDays(DUE, days) }]

const paidInvoice = paidInvoiceOnDay('CLP')

/** Day by day, in exact rationals: the rate in force and what is still advanced. */
const interestByDay = (invoice: FinancedInvoice, payments: ReadonlyArray<PayerPayment>, days: number): number => {
  let sum = 0n
  for (let day = 0; day < days; day += 1) {
    const on = addDays(invoice.paymentDate, day)
    const paid = payments.reduce((total, payment) => (payment.on <= on ? total + payment.amount.minor : total), 0)
    const rate = invoice.renegotiations?.findLast((agreed) => agreed.on <= on)?.rate ?? invoice.rate
    const advanced = invoice.amount.minor - invoice.creditNotes.minor - invoice.retention.minor - paid
    sum += BigInt(Math.max(0, advanced)) * BigInt(rate)
  }
  return Number((sum * 2n + 300_000n) / 600_000n)
}

describe('the settlement of an invoice', () => {
  it('of $150.000 paid 500 days late takes its retention of $45.000 and leaves a debt of $4.000', () => {
    const { daysLate, debt, due, interest, perDay, taken } = settlementOf(example, whole(500), TODAY)
    expect([daysLate, interest.minor, taken.minor, debt.minor, due.minor]).toEqual([500, 49_000, 45_000, 4_000, 0])
    expect(perDay).toBeUndefined()
  })

  it('runs up to today while it is open, and nothing of it is posted yet', () => {
    const open = settlementOf(example, [], addDays(DUE, 10))
    expect([open.interest.minor, open.perDay?.minor, open.daysLate]).toEqual([980, 98, 10])
    expect([open.pending.minor, open.released.minor, open.taken.minor, open.debt.minor]).toEqual([45_000, 0, 0, 0])
  })

  it('has no interest a day before its payment date, and has one from that day on', () => {
    expect(settlementOf(example, [], addDays(DUE, -1)).perDay).toBeUndefined()
    expect(settlementOf(example, [], DUE).perDay).toEqual(money('CLP', 98))
  })

  it('of a renegotiated invoice runs on at the new rate, and is late by the new date', () => {
    const renegotiations = [{ on: addDays(DUE, 5), paymentDate: addDays(DUE, 60), rate: basisPoints(140) }]
    const { daysLate, interest, perDay } = settlementOf({ ...example, renegotiations }, [], addDays(DUE, 10))
    expect([daysLate, interest.minor, perDay?.minor]).toEqual([0, 735, 49])
    expect(settlementOf({ ...example, renegotiations }, whole(64), TODAY).daysLate).toBe(4)
  })

  it('shares the whole retention, and its interest once settled', () => {
    fc.assert(
      fc.property(paidInvoice, ({ invoice, payments, today }) => {
        const one = settlementOf(invoice, payments, today)
        expect(one.pending.minor + one.released.minor + one.taken.minor).toBe(one.retained.minor)
        expect(one.due.minor + one.paid.minor).toBe(invoice.amount.minor - invoice.creditNotes.minor)
        if (one.settledOn !== undefined) expect(one.taken.minor + one.debt.minor).toBe(one.interest.minor)
      }),
    )
  })

  it('has the interest of each day added up, rounded once, whatever was paid and agreed', () => {
    fc.assert(
      fc.property(
        paidInvoice.chain((paid) => fc.tuple(fc.constant(paid), renegotiationsOf(paid.invoice))),
        fc.nat({ max: 250 }),
        ([{ invoice, payments }, renegotiations], days) => {
          const terms = { ...invoice, renegotiations }
          const until = addDays(invoice.paymentDate, days)
          expect(defaultInterest(terms, payments, until).minor).toBe(interestByDay(terms, payments, days))
          expect(defaultInterest(terms, payments.toReversed(), until)).toEqual(defaultInterest(terms, payments, until))
        },
      ),
    )
  })

  it('counts its days from the payment date, never below zero', () => {
    fc.assert(
      fc.property(paidInvoice, ({ invoice, payments, today }) => {
        const { daysLate, settledOn } = settlementOf(invoice, payments, today)
        expect(daysLate).toBe(Math.max(0, daysBetween(invoice.paymentDate, settledOn ?? today)))
      }),
    )
  })
})

describe('what is left of the retentions of an order', () => {
  it('is less by the interest to date: $45.000 less $980', () => {
    expect(availableRetention('CLP', [settlementOf(example, [], addDays(DUE, 10))]).minor).toBe(44_020)
  })

  it('is nothing of an invoice whose interest exceeds its retention, and all of another', () => {
    const late = settlementOf(example, [], addDays(DUE, 500))
    expect(availableRetention('CLP', [late, settlementOf(example, [], DUE)]).minor).toBe(45_000)
  })
})
