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

const free: AvailabilityFacts = {
  reasons: [],
  isCollected: false,
  isOrdered: false,
  isAwaitingApproval: false,
  hasAgreement: true,
}

describe('the reasons of an invoice that is not available', () => {
  it('are none for one that can be financed', () => {
    expect(exclusionsOf('DIRECT_FINANCING', free)).toEqual([])
    expect(exclusionsOf('EARLY_PAYMENT', free)).toEqual([])
  })

  // Decision 11: an invoice is in at most one order that was not rejected.
  it('contain its order', () => {
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, isOrdered: true })).toEqual(['ORDERED'])
  })

  // Decision 145: an order that waits for other members claims its invoices.
  it('contain that an order with it waits for other members', () => {
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, isAwaitingApproval: true })).toEqual(['AWAITING_APPROVAL'])
    expect(exclusionsOf('EARLY_PAYMENT', { ...free, isAwaitingApproval: true })).toEqual(['AWAITING_APPROVAL'])
  })

  // Decision 134: a credit that the company says was paid is none to assign.
  it('contain that the company collected it', () => {
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, isCollected: true })).toEqual(['COLLECTED'])
  })

  // Decision 10: early payment is offered to payers with an agreement.
  it('contain the missing agreement of its payer, for early payment only', () => {
    expect(exclusionsOf('EARLY_PAYMENT', { ...free, hasAgreement: false })).toEqual(['NO_AGREEMENT'])
    expect(exclusionsOf('DIRECT_FINANCING', { ...free, hasAgreement: false })).toEqual([])
  })

  it('begin with what its documents say', () => {
    expect(
      exclusionsOf('EARLY_PAYMENT', {
        reasons: ['CANCELLED', 'PAID'],
        isCollected: true,
        isOrdered: true,
        isAwaitingApproval: true,
        hasAgreement: false,
      }),
    ).toEqual(['CANCELLED', 'PAID', 'COLLECTED', 'ORDERED', 'AWAITING_APPROVAL', 'NO_AGREEMENT'])
  })
})

describe('the laws of exclusions', () => {
  it('an invoice is available exactly without a reason', () => {
    fc.assert(
      fc.property(availabilityFacts, fc.constantFrom(...FINANCING_TYPES), (facts, type) => {
        const isAvailable =
          facts.reasons.length === 0 &&
          !facts.isCollected &&
          !facts.isOrdered &&
          !facts.isAwaitingApproval &&
          (type === 'DIRECT_FINANCING' || facts.hasAgreement)
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
    expect(unavailabilityOf({ ...free, isOrdered: true, reasons: ['CANCELLED'] })).toBe('ORDERED')
    expect(unavailabilityOf({ ...free, isAwaitingApproval: true, reasons: ['CANCELLED'] })).toBe('AWAITING_APPROVAL')
    expect(unavailabilityOf({ ...free, isCollected: true, reasons: ['CANCELLED', 'PAID'] })).toBe('CANCELLED')
    expect(unavailabilityOf({ ...free, isCollected: true })).toBe('COLLECTED')
    expect(unavailabilityOf(free)).toBe('NO_AGREEMENT')
    expect(unavailabilityOf({ ...free, reasons: ['REMOVED'] })).toBe('GONE')
  })

  it('has every reason for which an invoice is not financeable', () => {
    fc.assert(
      fc.property(availabilityFacts, ({ reasons }) => {
        const reason = unavailabilityOf({ ...free, reasons })
        expect(UNAVAILABILITIES).toContain(reason)
        expect(reason).toBe(reasons[0] ?? 'NO_AGREEMENT')
      }),
    )
  })
})
