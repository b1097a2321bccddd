import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseOf, FINANCING_CODES, FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { money } from '#domain/kernel/money.ts'
import { invoicedMinor } from '#domain/testing/financing.ts'

describe('the financing types', () => {
  it('are direct financing, FD for the operators, and the early payment of an invoice, PP', () => {
    expect(FINANCING_TYPES.map((type) => [type, FINANCING_CODES[type]])).toEqual([
      ['DIRECT_FINANCING', 'FD'],
      ['EARLY_PAYMENT', 'PP'],
    ])
  })
})

describe('the base of an invoice', () => {
  // A Chilean invoice of 1.190.000, VAT included, of which a credit note takes back 119.000.
  it('is its amount less its credit notes', () => {
    expect(baseOf({ amount: money('CLP', 1_190_000), creditNotes: money('CLP', 119_000) })).toEqual(
      money('CLP', 1_071_000),
    )
  })

  it('adds up with the credit notes to the amount', () => {
    fc.assert(
      fc.property(invoicedMinor, fc.nat({ max: 2_000 }), (minor, credited) => {
        const base = baseOf({ amount: money('MXN', minor), creditNotes: money('MXN', credited) })
        expect([base.currency, base.minor + credited]).toEqual(['MXN', minor])
      }),
    )
  })
})
