import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonsNotFinanceable, type InvoiceFacts } from '#domain/financing/financeability.ts'
import { money } from '#domain/kernel/money.ts'

const free: InvoiceFacts = {
  amount: money('MXN', 116_000),
  creditNotes: money('MXN', 0),
  outstanding: undefined,
  cancelled: false,
  replaced: false,
  assigned: false,
  claimed: false,
  paidOnIssue: false,
  genericReceiver: false,
}

const facts: fc.Arbitrary<InvoiceFacts> = fc
  .record({
    amount: fc.nat(1000),
    creditNotes: fc.nat(1500),
    outstanding: fc.option(fc.nat(1000), { nil: undefined }),
    cancelled: fc.boolean(),
    replaced: fc.boolean(),
    assigned: fc.boolean(),
    claimed: fc.boolean(),
    paidOnIssue: fc.boolean(),
    genericReceiver: fc.boolean(),
  })
  .map((drawn) => ({
    ...drawn,
    amount: money('CLP', drawn.amount),
    creditNotes: money('CLP', drawn.creditNotes),
    outstanding: drawn.outstanding === undefined ? undefined : money('CLP', drawn.outstanding),
  }))

describe('an invoice', () => {
  it('without any obstacle can be financed', () => {
    expect(reasonsNotFinanceable(free)).toEqual([])
  })

  /** SII, Oficio 116 of 17 January 2020: a sale paid in cash gives no credit that could be assigned. */
  it('paid on issue cannot be assigned', () => {
    expect(reasonsNotFinanceable({ ...free, paidOnIssue: true })).toEqual(['CASH_SALE'])
  })

  /** Ley 19.983, art. 3: an invoice is irrevocably accepted unless it is claimed within eight days. */
  it('claimed by its debtor is disputed', () => {
    expect(reasonsNotFinanceable({ ...free, claimed: true })).toEqual(['CLAIMED'])
  })

  /** SAT, complement of payments 2.0: ImpSaldoInsoluto is what remains after the instalment. */
  it('is paid when its latest payment leaves nothing', () => {
    expect(reasonsNotFinanceable({ ...free, outstanding: money('MXN', 0) })).toEqual(['PAID'])
    expect(reasonsNotFinanceable({ ...free, outstanding: money('MXN', 1) })).toEqual([])
  })

  it('is fully credited from its own amount on', () => {
    expect(reasonsNotFinanceable({ ...free, creditNotes: money('MXN', 115_999) })).toEqual([])
    expect(reasonsNotFinanceable({ ...free, creditNotes: money('MXN', 116_000) })).toEqual(['FULLY_CREDITED'])
    expect(reasonsNotFinanceable({ ...free, creditNotes: money('MXN', 116_001) })).toEqual(['FULLY_CREDITED'])
  })

  it('has every reason that applies, the decisive one first', () => {
    const worst = {
      amount: money('MXN', 0),
      cancelled: true,
      replaced: true,
      assigned: true,
      claimed: true,
      paidOnIssue: true,
      genericReceiver: true,
    }
    expect(reasonsNotFinanceable({ ...free, ...worst, outstanding: money('MXN', 0) })).toEqual([
      'CANCELLED',
      'REPLACED',
      'PAID',
      'FULLY_CREDITED',
      'ALREADY_ASSIGNED',
      'CLAIMED',
      'CASH_SALE',
      'GENERIC_RECEIVER',
    ])
  })

  it('never loses a reason when another obstacle is added', () => {
    const flags = ['cancelled', 'replaced', 'assigned', 'claimed', 'paidOnIssue', 'genericReceiver'] as const
    fc.assert(
      fc.property(facts, fc.constantFrom(...flags), (known, flag) => {
        const before = reasonsNotFinanceable(known)
        expect(reasonsNotFinanceable({ ...known, [flag]: true })).toEqual(expect.arrayContaining([...before]))
      }),
    )
  })
})
