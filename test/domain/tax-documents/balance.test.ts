import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { balanceOf, type BalanceParts } from '#domain/tax-documents/balance.ts'

const invoice = { amount: money('CLP', 119_000), localAmount: money('CLP', 119_000) }
const both = (minor: number) => ({ own: minor, local: minor, isConverted: false })
const note = (kind: 'CREDITS' | 'DEBITS', minor: number, annuls = false) => ({ ...both(minor), kind, annuls })
const receipt = (paid: number, balance?: number) => ({
  paid: both(paid),
  balance: balance === undefined ? undefined : both(balance),
  paidOn: '2026-04-01' as never,
})
const NOTHING: BalanceParts = { notes: [], receipts: [], paidAtIssue: 0, registered: undefined }
const owed = (parts: Partial<BalanceParts>) => {
  const { financeableLocal, outstanding, settled } = balanceOf(invoice, { ...NOTHING, ...parts })
  return [outstanding.minor, financeableLocal.minor, settled]
}

/* The design of documents, section 3; SII, MntTotal of 33, 56 and 61; SAT, ImpPagado and ImpSaldoInsoluto. */
describe('what is owed for an invoice', () => {
  it('is its total with debits, less credits, what was paid at issue and payments', () => {
    expect(owed({ notes: [note('DEBITS', 11_900), note('CREDITS', 1_190)] })).toEqual([129_710, 119_000, undefined])
    expect(owed({ notes: [note('CREDITS', 1_190)], receipts: [receipt(10_000)], paidAtIssue: 59_500 })).toEqual([
      48_310,
      48_310,
      undefined,
    ])
  })

  it('is at most each balance that a receipt states, and the lower of document and register', () => {
    expect(owed({ receipts: [receipt(100, 50_000), receipt(100, 60_000)] })).toEqual([50_000, 50_000, undefined])
    expect(owed({ registered: 100_000 })).toEqual([100_000, 100_000, undefined])
  })

  it('is never below nothing, whatever was credited or paid', () => {
    expect(owed({ notes: [note('CREDITS', 119_500)] })).toEqual([0, 0, 'FULLY_CREDITED'])
    expect(owed({ receipts: [receipt(200_000)] })).toEqual([0, 0, 'PAID'])
    expect(owed({ receipts: [receipt(1, -5)] })).toEqual([0, 0, 'PAID'])
  })

  it('is nothing of an annulled invoice, with one peso of difference or with debits', () => {
    expect(owed({ notes: [note('CREDITS', 118_999, true)] })).toEqual([0, 0, 'FULLY_CREDITED'])
    expect(owed({ notes: [note('CREDITS', 1, true), note('DEBITS', 11_900)] })).toEqual([0, 0, 'FULLY_CREDITED'])
  })

  it('leaves out as many minor units as documents are applied, which is their rounding', () => {
    expect(owed({ receipts: [receipt(118_999)] })).toEqual([0, 0, 'PAID'])
    expect(owed({ receipts: [receipt(118_998)] })).toEqual([2, 2, undefined])
  })

  it('is 500.00 pesos and 27.03 dollars of 1,000 dollars at 18.50, of which 500 pesos are left', () => {
    const rated = { amount: money('USD', 100_000), localAmount: money('MXN', 1_850_000) }
    const left = { own: 2_703, local: 50_000, isConverted: true }
    const line = {
      paid: { own: 97_297, local: 1_800_000, isConverted: true },
      balance: left,
      paidOn: '2026-04-01' as never,
    }
    const { outstanding, outstandingLocal } = balanceOf(rated, { ...NOTHING, receipts: [line] })
    expect([outstanding, outstandingLocal]).toEqual([money('USD', 2_703), money('MXN', 50_000)])
  })

  it('falls with each credit and payment, and grows with no more than each debit', () => {
    const amount = fc.nat({ max: 200_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (credit, paid, debit, more) => {
        const of = (given: Partial<BalanceParts>): number => Number(owed(given)[0])
        const parts = { notes: [note('CREDITS', credit), note('DEBITS', debit)], receipts: [receipt(paid)] }
        const before = of(parts)
        expect(of({ ...parts, notes: [...parts.notes, note('CREDITS', more)] })).toBeLessThanOrEqual(before)
        expect(of({ ...parts, receipts: [...parts.receipts, receipt(more)] })).toBeLessThanOrEqual(before)
        const raised = of({ ...parts, notes: [...parts.notes, note('DEBITS', more)] })
        expect(raised).toBeLessThanOrEqual(Math.max(before, 3) + more)
      }),
    )
  })
})
