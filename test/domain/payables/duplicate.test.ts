import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { arePossibleDuplicates, DUPLICATE_DAYS } from '#domain/payables/duplicate.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { payableInvoice } from '#domain/testing/payable-invoices.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const ISSUED = '2026-11-01' as CivilDate
const first = aPayable(0, { issueDate: ISSUED, amount: money('CLP', 119_000) })
const second = (instead: Partial<PayableInvoice> = {}) =>
  aPayable(1, { issueDate: addDays(ISSUED, 7), amount: money('CLP', 119_000), ...instead })

describe('two invoices of one supplier over 119,000 pesos', () => {
  it('issued on the 1st and the 8th of November may be one purchase', () => {
    expect(arePossibleDuplicates(first, second())).toBe(true)
  })

  it.each([
    ['a day later', { issueDate: addDays(ISSUED, 8) }],
    ['over a peso more', { amount: money('CLP', 119_001) }],
    ['with the same folio, of another type', { folio: first.folio }],
    ['of another supplier', { supplier: { ...first.supplier, identifier: '77111222-3' } }],
    ['that the supplier cancelled', { obstacle: 'CANCELLED' }],
    ['that the user archived', { location: { _tag: 'Archived', on: ISSUED } }],
  ] as const)('are two purchases when the second is %s', (_, instead) => {
    expect(arePossibleDuplicates(first, second(instead))).toBe(false)
  })

  it('may be one purchase when one of them is paid already', () => {
    expect(arePossibleDuplicates(first, second({ location: { _tag: 'Paid', on: ISSUED, payrollId: undefined } }))).toBe(
      true,
    )
  })
})

it('each is as likely a duplicate of the other, never of itself, and within the days only', () => {
  fc.assert(
    fc.property(payableInvoice('CL'), fc.integer({ min: -20, max: 20 }), (invoice, days) => {
      const open = { ...invoice, obstacle: undefined, location: { _tag: 'Inbox' } as const }
      const other = { ...open, folio: `${open.folio}0`, issueDate: addDays(open.issueDate, days) }
      expect(arePossibleDuplicates(open, other)).toBe(Math.abs(days) <= DUPLICATE_DAYS)
      expect(arePossibleDuplicates(other, open)).toBe(arePossibleDuplicates(open, other))
      expect(arePossibleDuplicates(open, open)).toBe(false)
    }),
  )
})
