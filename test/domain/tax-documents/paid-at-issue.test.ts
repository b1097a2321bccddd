import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { paidAtIssue } from '#domain/tax-documents/paid-at-issue.ts'

const day = (text: string) => text as CivilDate
const paid = (cancelled?: number, balance?: number, cancelledOn?: string) =>
  paidAtIssue({
    amount: money('CLP', 119_000),
    issueDate: day('2026-10-15'),
    facts: {
      _tag: 'DteFacts',
      documentType: '33',
      signed: true,
      references: [],
      ...(cancelled === undefined ? {} : { amountCancelled: money('CLP', cancelled) }),
      ...(balance === undefined ? {} : { balance: money('CLP', balance) }),
      ...(cancelledOn === undefined ? {} : { cancelledOn: day(cancelledOn) }),
    },
  })

/* SII, formato de documentos tributarios electrónicos: MntCancel, SaldoInsol and FchCancel of IdDoc. */
describe('what was paid when an invoice was issued', () => {
  it('is the total less the lower of what is left and of what was not paid', () => {
    expect([paid(59_500, 59_500), paid(59_500), paid(undefined, 59_500)]).toEqual([59_500, 59_500, 59_500])
    expect(paid(20_000, 60_000)).toBe(59_000)
  })

  it('is nothing where both are filled with zeros, and all where nothing is left', () => {
    expect([paid(0, 0), paid(119_000, 0), paid(undefined, 0)]).toEqual([0, 119_000, 119_000])
  })

  it('is all of an invoice paid up to its issue; a later day is a promise', () => {
    expect([paid(undefined, undefined, '2026-10-10'), paid(undefined, undefined, '2026-10-15')]).toEqual([
      119_000, 119_000,
    ])
    expect(paid(undefined, undefined, '2026-10-16')).toBe(0)
  })

  it('is between nothing and the total, whatever is stated', () => {
    const stated = fc.option(fc.nat({ max: 300_000 }), { nil: undefined })
    fc.assert(
      fc.property(stated, stated, fc.constantFrom(undefined, '2026-10-10', '2026-11-10'), (cancelled, balance, on) => {
        expect(paid(cancelled, balance, on)).toBeGreaterThanOrEqual(0)
        expect(paid(cancelled, balance, on)).toBeLessThanOrEqual(119_000)
      }),
    )
  })
})
