import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { financedInvoice, movement } from '#domain/testing/wallet.ts'
import { accountBalances, ACCOUNTS, type Movement, MOVEMENT_ACCOUNTS, MOVEMENT_TYPES } from '#domain/wallet/movement.ts'
import {
  paymentMovements,
  payoutMovements,
  settlementMovements,
  transferMovements,
} from '#domain/wallet/order-movements.ts'
import type { FinancedInvoice, PayerPayment } from '#domain/wallet/retention.ts'

const ON = '2026-03-02' as CivilDate
const clp = (minor: number): Money => money('CLP', minor)

/** The cart of the demo for 31 days: 150,000 with 45,000 retained, 4,340 interest and 500 advisory. */
const order = {
  total: clp(150_000),
  creditNotes: clp(0),
  retention: clp(45_000),
  retentionRate: basisPoints(3_000),
  interest: clp(4_340),
  baseRate: basisPoints(280),
  operationCost: clp(500),
  orderDiscounts: clp(0),
  invoiceDiscounts: clp(0),
  transfer: clp(100_160),
}

const invoice: FinancedInvoice = {
  amount: clp(150_000),
  creditNotes: clp(0),
  retention: clp(45_000),
  rate: basisPoints(280),
  paymentDate: '2026-03-31' as CivilDate,
}

const written = (movements: ReadonlyArray<Movement>) => movements.map(({ amount, type }) => [type, amount.minor])

const paid = (
  terms: FinancedInvoice,
  earlier: ReadonlyArray<PayerPayment>,
  payment: PayerPayment,
): ReadonlyArray<Movement> => {
  const movements = paymentMovements(terms, earlier, payment)
  if (E.isLeft(movements)) throw new Error(movements.left._tag)
  return movements.right
}

describe('the movements of an order', () => {
  it('make its payers owe everything that was transferred, kept and charged', () => {
    const movements = transferMovements(order, ON)
    expect(written(movements)).toEqual([
      ['TRANSFER', 100_160],
      ['RETENTION', 45_000],
      ['PRICE_DIFFERENCE', 4_340],
      ['ADVISORY', 500],
    ])
    expect(accountBalances(movements)).toEqual({
      RECEIVABLE: 150_000,
      RETENTION: 45_000,
      INTEREST: 4_840,
      SURPLUS: 0,
      TRANSFERS: -100_160,
    })
  })

  it('make them owe what a discount left out of the transfer too', () => {
    const discounted = { ...order, transfer: clp(90_160), orderDiscounts: clp(6_000), invoiceDiscounts: clp(4_000) }
    const movements = transferMovements(discounted, ON)
    expect(written(movements).at(-1)).toEqual(['DISCOUNT', 10_000])
    expect(accountBalances(movements)).toMatchObject({ RECEIVABLE: 150_000, TRANSFERS: -90_160 })
  })

  it('release the retention less ten days of default interest when the payer pays', () => {
    const payment = { amount: clp(150_000), on: addDays(invoice.paymentDate, 10) }
    expect(written(paid(invoice, [], payment))).toEqual([
      ['PAGO_FACTURA', 150_000],
      ['DEFAULT_INTEREST', 980],
      ['RELEASE', 44_020],
    ])
  })

  it('of a settlement are of the day of the last payment', () => {
    const after = (days: number, minor: number): PayerPayment => ({
      amount: clp(minor),
      on: addDays(invoice.paymentDate, days),
    })
    const daysOf = (...payments: ReadonlyArray<PayerPayment>): ReadonlyArray<string> =>
      settlementMovements(invoice, payments).map(({ on }) => on)
    expect(daysOf(after(10, 150_000))).toEqual(['2026-04-10', '2026-04-10'])
    expect(daysOf(after(10, 60_000), after(20, 90_000))).toEqual(['2026-04-20', '2026-04-20'])
  })

  it('make the company owe the interest that its retention does not cover', () => {
    const payment = { amount: clp(150_000), on: addDays(invoice.paymentDate, 500) }
    const movements = paid(invoice, [], payment)
    expect(written(movements).slice(1)).toEqual([
      ['DEFAULT_INTEREST', 45_000],
      ['DEFAULT_DEBT', 4_000],
    ])
    expect(accountBalances(movements).SURPLUS).toBe(-4_000)
  })

  it('reject a payment of nothing, above what is due, or before an earlier one', () => {
    const earlier = [{ amount: clp(100_000), on: '2026-04-02' as CivilDate }]
    const attempt = (amount: number, on: string) =>
      paymentMovements(invoice, earlier, { amount: clp(amount), on: on as CivilDate })
    expect(attempt(0, '2026-04-03')).toEqual(E.left({ _tag: 'PaymentNotPositive' }))
    expect(attempt(50_001, '2026-04-03')).toEqual(E.left({ _tag: 'PaymentAboveDue', due: clp(50_000) }))
    expect(attempt(50_000, '2026-04-01')).toEqual(E.left({ _tag: 'PaymentOutOfOrder', last: '2026-04-02' }))
    const listed = [...earlier, { amount: clp(10_000), on: '2026-03-30' as CivilDate }]
    const between = paymentMovements(invoice, listed, { amount: clp(10_000), on: '2026-04-01' as CivilDate })
    expect(between).toEqual(E.left({ _tag: 'PaymentOutOfOrder', last: '2026-04-02' }))
  })

  it('leave nothing owed and nothing retained, whatever the payers paid and when', () => {
    const schedule = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 100 })), { maxLength: 4 })
    fc.assert(
      fc.property(financedInvoice('CLP'), schedule, (terms, drawn) => {
        const base = terms.amount.minor - terms.creditNotes.minor
        const advance = base - terms.retention.minor
        const figures = { ...order, total: terms.amount, creditNotes: terms.creditNotes, retention: terms.retention }
        const free = { interest: clp(0), operationCost: clp(0), transfer: clp(advance) }
        const movements: Array<Movement> = [...transferMovements({ ...figures, ...free }, ON)]
        const payments: Array<PayerPayment> = []
        const days = [...drawn, [200, 0] as const].toSorted(([a], [b]) => a - b)
        for (const [at, [day, share]] of days.entries()) {
          const due = payments.reduce((rest, { amount }) => rest - amount.minor, base)
          const amount = at === days.length - 1 ? due : Math.floor((due * share) / 100)
          if (amount === 0) continue
          const payment = { amount: clp(amount), on: addDays(terms.paymentDate, day) }
          movements.push(...paid(terms, payments, payment))
          payments.push(payment)
        }
        const { INTEREST, RECEIVABLE, RETENTION, SURPLUS, TRANSFERS } = accountBalances(movements)
        expect([RECEIVABLE, RETENTION]).toEqual([0, 0])
        expect(TRANSFERS).toBe(INTEREST + SURPLUS)
      }),
    )
  })
})

describe('what is transferred after a settlement', () => {
  const on = invoice.paymentDate
  const mxn = (minor: number): Money => money('MXN', minor)

  it('is in Mexico, which has no wallet, all that the company is owed', () => {
    expect(payoutMovements('MX', mxn(45_000), on)).toEqual([{ type: 'SURPLUS_PAID', amount: mxn(45_000), on }])
    expect(payoutMovements('MX', mxn(0), on)).toEqual([])
  })

  it('is nothing while a debt of the company is larger than what was released', () => {
    expect(payoutMovements('MX', mxn(-4_000), on)).toEqual([])
  })

  it('is nothing in Chile, where the company requests it', () => {
    expect(payoutMovements('CL', clp(45_000), on)).toEqual([])
  })

  it('is in all the most that releases ever exceeded debts by, so that a later release pays a debt first', () => {
    const settled = fc.tuple(financedInvoice('MXN'), fc.nat(3_000))
    let debts = 0
    fc.assert(
      fc.property(fc.array(settled, { maxLength: 8 }), (invoices) => {
        const movements: Array<Movement> = []
        let most = 0
        for (const [terms, daysLate] of invoices) {
          const paidOn = addDays(terms.paymentDate, daysLate)
          const payment = { amount: mxn(terms.amount.minor - terms.creditNotes.minor), on: paidOn }
          if (payment.amount.minor === 0) continue
          const posted = paid(terms, [], payment)
          if (posted.some(({ type }) => type === 'DEFAULT_DEBT')) debts += 1
          movements.push(...posted)
          most = Math.max(most, accountBalances(movements.filter(({ type }) => type !== 'SURPLUS_PAID')).SURPLUS)
          movements.push(...payoutMovements('MX', mxn(accountBalances(movements).SURPLUS), paidOn))
        }
        const payouts = movements.filter(({ type }) => type === 'SURPLUS_PAID')
        expect(payouts.reduce((total, { amount }) => total + amount.minor, 0)).toBe(most)
      }),
    )
    expect(debts).toBeGreaterThan(0)
  })
})

describe('the accounts of the movements', () => {
  it('of Mexico and Chile know the ten types of the payments area', () => {
    const named =
      'PAGO_FACTURA PAGO_CREDITO PAGO_CXP CAMBIO_FACTURA LIFE_INSURANCE_PF CREDIT_NOTE TRANSFER_ERROR ERROR_GIRO'
    expect(MOVEMENT_TYPES).toEqual(expect.arrayContaining([...named.split(' '), 'ANULACION', 'NOTA_CREDITO']))
  })

  it('always balance: what is owned is what is owed and earned', () => {
    fc.assert(
      fc.property(fc.array(movement('CLP'), { maxLength: 200 }), (drawn) => {
        const { INTEREST, RECEIVABLE, RETENTION, SURPLUS, TRANSFERS } = accountBalances(drawn)
        expect(RECEIVABLE + TRANSFERS).toBe(RETENTION + INTEREST + SURPLUS)
      }),
    )
  })

  it('are exchanged by a reversal, so that both together change nothing', () => {
    const reversals = MOVEMENT_TYPES.filter((type) => type.endsWith('_REVERSED'))
    expect(reversals).toHaveLength(4)
    for (const reversal of reversals) {
      const type = reversal.replace('_REVERSED', '') as Movement['type']
      const balances = accountBalances([type, reversal].map((each) => ({ type: each, amount: clp(980) })))
      expect(new Set(Object.values(balances))).toEqual(new Set([0]))
    }
  })

  it('are two different ones for each type, and every account is used', () => {
    const used = new Set<string>()
    for (const { credit, debit } of Object.values(MOVEMENT_ACCOUNTS)) {
      expect(debit).not.toBe(credit)
      used.add(debit).add(credit)
    }
    expect([...used].sort()).toEqual([...ACCOUNTS].sort())
  })
})
