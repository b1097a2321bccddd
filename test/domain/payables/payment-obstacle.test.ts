import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { payableFacts } from '#domain/testing/payable-invoices.ts'
import {
  balanceOf,
  confirmedOf,
  obstacleOf,
  PAYMENT_OBSTACLES,
  type PayableFacts,
  type PaymentObstacle,
} from '#domain/payables/payment-obstacle.ts'

const pesos = (minor: number) => money('MXN', minor)
const facts = (instead: Partial<PayableFacts> = {}): PayableFacts => ({
  amount: pesos(100_000),
  creditNotes: pesos(0),
  debitNotes: pesos(0),
  paid: pesos(0),
  outstanding: undefined,
  stated: [],
  ...instead,
})

describe('the balance of a received invoice', () => {
  it('is the total less its credit notes and confirmed payments (SAT, guía del complemento de pago 2.0)', () => {
    const paidInPart = facts({ creditNotes: pesos(20_000), paid: pesos(30_000), outstanding: pesos(70_000) })
    expect(balanceOf(paidInPart)).toEqual(pesos(50_000))
    expect(balanceOf({ ...paidInPart, outstanding: pesos(50_000) })).toEqual(pesos(50_000))
    expect(balanceOf(facts({ outstanding: pesos(40_000) }))).toEqual(pesos(40_000))
  })

  it('grows by a debit note (SII, documento 56)', () => {
    expect(balanceOf(facts({ debitNotes: pesos(1_500) }))).toEqual(pesos(101_500))
    expect(balanceOf(facts({ debitNotes: pesos(1_500), creditNotes: pesos(500) }))).toEqual(pesos(101_000))
  })

  it('is never negative, and never more than the supplier confirms or the documents add up to', () => {
    fc.assert(
      fc.property(payableFacts, (given) => {
        const balance = balanceOf(given).minor
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(balance).toBeLessThanOrEqual(given.amount.minor + given.debitNotes.minor)
        if (given.outstanding !== undefined) expect(balance).toBeLessThanOrEqual(given.outstanding.minor)
      }),
    )
  })

  it('falls by each payment until it is zero', () => {
    fc.assert(
      fc.property(payableFacts, fc.nat({ max: 1_000_000_000 }), (given, more) => {
        const open = { ...given, outstanding: undefined }
        const after = balanceOf({ ...open, paid: pesos(open.paid.minor + more) })
        expect(after.minor).toBe(Math.max(0, balanceOf(open).minor - more))
      }),
    )
  })
})

describe('what the supplier confirmed as paid', () => {
  /* SAT, guía del complemento de pago 2.0: ImpPagado 300.00 of 1,000.00, ImpSaldoInsoluto 700.00. */
  it('is the total with its notes less the balance', () => {
    expect(confirmedOf(facts())).toEqual(pesos(0))
    expect(confirmedOf(facts({ paid: pesos(30_000), outstanding: pesos(70_000) }))).toEqual(pesos(30_000))
    expect(confirmedOf(facts({ creditNotes: pesos(20_000), paid: pesos(30_000) }))).toEqual(pesos(30_000))
    expect(confirmedOf(facts({ outstanding: pesos(40_000) }))).toEqual(pesos(60_000))
  })

  it('is the total with the balance, unless the credit notes exceed it', () => {
    fc.assert(
      fc.property(payableFacts, (given) => {
        const due = given.amount.minor + given.debitNotes.minor - given.creditNotes.minor
        expect(confirmedOf(given).minor + balanceOf(given).minor).toBe(Math.max(0, due))
      }),
    )
  })
})

describe('what keeps a received invoice from being paid', () => {
  it('is nothing for an open invoice, and its claim for a claimed one (Ley 19.983 art. 3)', () => {
    expect(obstacleOf(facts())).toBeUndefined()
    expect(obstacleOf(facts({ stated: ['CLAIMED'] }))).toBe('CLAIMED')
    expect(obstacleOf(facts({ stated: ['CLAIMED', 'CANCELLED'] }))).toBe('CANCELLED')
    expect(obstacleOf(facts({ creditNotes: pesos(100_000) }))).toBe('FULLY_CREDITED')
    expect(obstacleOf(facts({ paid: pesos(100_000), outstanding: pesos(0) }))).toBe('SETTLED')
  })

  it('is no credit note that leaves the debit note to be paid (SII, documentos 56 y 61)', () => {
    const notes = { debitNotes: pesos(1_500), paid: pesos(0) }
    expect(obstacleOf(facts({ ...notes, creditNotes: pesos(100_000) }))).toBeUndefined()
    expect(obstacleOf(facts({ ...notes, creditNotes: pesos(101_500) }))).toBe('FULLY_CREDITED')
  })

  it('each occurs', () => {
    const single: Readonly<Record<PaymentObstacle, Partial<PayableFacts>>> = {
      CANCELLED: { stated: ['CANCELLED'] },
      REPLACED: { stated: ['REPLACED'] },
      REMOVED: { stated: ['REMOVED'] },
      CLAIMED: { stated: ['CLAIMED'] },
      FULLY_CREDITED: { creditNotes: pesos(100_001) },
      SETTLED: { outstanding: pesos(0) },
      CASH_PURCHASE: { stated: ['CASH_PURCHASE'] },
    }
    for (const obstacle of PAYMENT_OBSTACLES) expect(obstacleOf(facts(single[obstacle]))).toBe(obstacle)
  })

  it('is there whenever nothing is left to pay, so that a list to pay never holds a zero', () => {
    fc.assert(
      fc.property(payableFacts, (given) => {
        if (balanceOf(given).minor === 0) expect(obstacleOf(given)).toBeDefined()
      }),
    )
  })
})
