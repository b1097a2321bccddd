import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import { isPreselected, type PreselectionFacts } from '#domain/financing/preselection.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { signature } from '#domain/testing/signatures.ts'
import { notedInvoice } from '#domain/testing/issued-invoices.ts'

const TODAY = '2026-11-20' as CivilDate
const uploaded: PreselectionFacts = {
  averageDaysLate: undefined,
  dueDate: addDays(TODAY, 30),
  extra: 'REGISTERED',
  isRemovable: true,
  method: '33',
  signature: { status: 'VERIFIED' },
}

describe('a preselected invoice', () => {
  // Decision 71: what the company uploaded to finance it is selected when the table opens.
  it('was uploaded, and has nothing to review', () => {
    expect(isPreselected(uploaded, TODAY)).toBe(true)
    expect(isPreselected({ ...uploaded, dueDate: TODAY }, TODAY)).toBe(true)
  })

  // Decision 36: only an uploaded invoice in no order can be removed.
  it('never is one of the tax authority, or one that was ordered', () => {
    expect(isPreselected({ ...uploaded, isRemovable: false }, TODAY)).toBe(false)
    expect(isPreselected({ ...uploaded, isRemovable: undefined }, TODAY)).toBe(false)
  })

  it('is neither overdue, nor unverified, nor special', () => {
    expect(isPreselected({ ...uploaded, dueDate: addDays(TODAY, -1) }, TODAY)).toBe(false)
    expect(isPreselected({ ...uploaded, signature: { status: 'NOT_SIGNED' } }, TODAY)).toBe(false)
    expect(isPreselected({ ...uploaded, isPossibleDuplicate: true }, TODAY)).toBe(false)
  })

  it('has no notice, whatever the facts', () => {
    fc.assert(
      fc.property(notedInvoice(TODAY), signature, fc.boolean(), (noted, checked, isRemovable) => {
        const invoice = { ...noted, isRemovable, signature: checked }
        if (!isPreselected(invoice, TODAY)) return
        expect([noticeOf(invoice, TODAY), checked.status, isRemovable]).toEqual([undefined, 'VERIFIED', true])
      }),
    )
  })
})
