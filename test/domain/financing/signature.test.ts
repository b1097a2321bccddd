import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isVerified,
  passesFilter,
  SIGNATURE_FILTERS,
  type Signature,
  type SignatureStatus,
} from '#domain/financing/signature.ts'
import { unverifiedIn } from '#domain/financing/cart-counters.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { signature } from '#domain/testing/signatures.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

describe('the signature of an invoice', () => {
  it.each<[Signature, boolean]>([
    [{ status: 'VERIFIED' }, true],
    [{ status: 'INVALID' }, false],
    [{ status: 'NOT_SIGNED' }, false],
    [{ status: 'NOT_CHECKED', reason: 'UNTRUSTED_CHAIN' }, false],
  ])('%o counts as verified: %s', (given, expected) => {
    expect(isVerified(given)).toBe(expected)
  })

  it('has four values and no other', () => {
    const statuses: Readonly<Record<SignatureStatus, true>> = {
      VERIFIED: true,
      INVALID: true,
      NOT_SIGNED: true,
      NOT_CHECKED: true,
    }
    fc.assert(fc.property(signature, ({ status }) => status in statuses))
  })

  it('passes ALL and exactly one of the other two filters: none is lost and none is shown twice', () => {
    fc.assert(
      fc.property(signature, (given) => {
        expect(passesFilter(given, 'ALL')).toBe(true)
        expect(passesFilter(given, 'VERIFIED')).toBe(isVerified(given))
        expect(passesFilter(given, 'TO_REVIEW')).toBe(!passesFilter(given, 'VERIFIED'))
      }),
    )
  })
})

describe('the filters by signature', () => {
  it('are offered from all invoices to those to review', () => {
    expect(SIGNATURE_FILTERS).toEqual(['ALL', 'VERIFIED', 'TO_REVIEW'])
  })
})

describe('the invoices of a cart that will be reviewed', () => {
  it('are the unverified ones, in the order of the cart', () => {
    fc.assert(
      fc.property(financeableInvoices('CLP', '2026-11-20' as CivilDate), (invoices) => {
        const cart = {
          lines: invoices.map((invoice) => ({
            invoice,
            paymentDate: undefined,
            isChosen: false,
            movedFrom: undefined,
            history: [],
          })),
        }
        expect(unverifiedIn(cart)).toEqual(
          invoices.filter((invoice) => !isVerified(invoice.signature)).map(({ id }) => id),
        )
      }),
    )
  })
})
