import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exclusionsOf,
  UNAVAILABILITIES,
  unavailabilityOf,
  type AvailabilityFacts,
} from '#domain/financing/exclusion.ts'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { availabilityFacts } from '#domain/testing/issued-invoices.ts'

const free: AvailabilityFacts = { reasons: [], isOrdered: false, hasAgreement: true }

describe('the reasons of an invoice that is not available', () => {
  it('are none for one that can be financed', () => {
    expect(exclusionsOf('DIRECT_FINANCING', free)).toEqual([])
    expect(exclusionsOf('EARLY_PAYMENT', free)).toEqual([])
  })

  // Decision 11: an invoice is in at most one order that was not rejected.
  it('contain its order', () => {
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, isOrdered: true })).toEqual(['ORDERED'])
  })

  // Decision 10: early payment is offered to payers with an agreement.
  it('contain the missing agreement of its payer, for early payment only', () => {
    expect(exclusionsOf('EARLY_PAYMENT', { ...free, hasAgreement: false })).toEqual(['NO_AGREEMENT'])
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, hasAgreement: false })).toEqual([])
  })

  it('begin with what its documents say', () => {
    expect(
      exclusionsOf('EARLY_PAYMENT', { reasons: ['CANCELLED', 'PAID'], isOrdered: true, hasAgreement: false }),
    ).toEqual(['CANCELLED', 'PAID', 'ORDERED', 'NO_AGREEMENT'])
  })
})

describe('the laws of exclusions', () => {
  it('an invoice is available exactly without a reason', () => {
    fc.assert(
      fc.property(availabilityFacts, fc.constantFrom(...FINANCING_TYPES), (facts, type) => {
        const isAvailable =
          facts.reasons.length === 0 && !facts.isOrdered && (type === 'DIRECT_FINANCING' || facts.hasAgreement)
        expect(exclusionsOf(type, facts).length === 0).toBe(isAvailable)
      }),
    )
  })

  it('each reason is stated once, and what excludes from direct financing excludes from early payment', () => {
    fc.assert(
      fc.property(availabilityFacts, (facts) => {
        const [direct, early] = [exclusionsOf('DIRECT_FINANCING', facts), exclusionsOf('EARLY_PAYMENT', facts)]
        expect(new Set(early).size).toBe(early.length)
        expect(early.slice(0, direct.length)).toEqual(direct)
      }),
    )
  })
})

describe('an invoice that cannot be requested', () => {
  it('is in another order before anything else, and without reasons lacks an agreement', () => {
    expect(unavailabilityOf(true, ['CANCELLED'])).toBe('ORDERED')
    expect(unavailabilityOf(false, ['CANCELLED', 'PAID'])).toBe('CANCELLED')
    expect(unavailabilityOf(false, [])).toBe('NO_AGREEMENT')
    expect(unavailabilityOf(false, ['REMOVED'])).toBe('GONE')
  })

  it('has every reason for which an invoice is not financeable', () => {
    fc.assert(
      fc.property(availabilityFacts, ({ reasons }) => {
        const reason = unavailabilityOf(false, reasons)
        expect(UNAVAILABILITIES).toContain(reason)
        expect(reason).toBe(reasons[0] ?? 'NO_AGREEMENT')
      }),
    )
  })
})
