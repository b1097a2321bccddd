import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { NEW_ACCOUNT_DAYS, PAYEE_CAUTIONS, payeeCautions, type PayeeFacts } from '#domain/payables/payee-caution.ts'
import { payeeFacts } from '#domain/testing/bank-files.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const TODAY = '2026-11-20' as CivilDate
const known: PayeeFacts = {
  identifier: '76354771-K',
  holderIdentifier: '76354771-K',
  bankCode: '012',
  bankOfNumber: '012',
  changedOn: '2026-10-01' as CivilDate,
  isPaidBefore: true,
  isChangedSince: false,
}

describe('the account of a payee', () => {
  it('that was paid before and has not changed for weeks needs no confirmation', () => {
    expect(payeeCautions(known, TODAY)).toEqual([])
  })

  it.each([
    [{ isPaidBefore: false }, 'FIRST_PAYMENT'],
    [{ changedOn: '2026-11-10' as CivilDate }, 'CHANGED_RECENTLY'],
    [{ holderIdentifier: '77214860-7' }, 'OTHER_HOLDER'],
    [{ bankOfNumber: '002' }, 'OTHER_BANK'],
    [{ isChangedSince: true }, 'CHANGED_SINCE'],
  ] as const)('with %o is confirmed first: %s', (instead, caution) => {
    expect(payeeCautions({ ...known, ...instead }, TODAY)).toEqual([caution])
  })

  it('that changed eleven days ago is not new any more', () => {
    expect(payeeCautions({ ...known, changedOn: '2026-11-09' as CivilDate }, TODAY)).toEqual([])
  })
})

it('every reason is independent of the others, and they keep their order', () => {
  fc.assert(
    fc.property(payeeFacts, calendarDate, fc.nat({ max: 30 }), (facts, today, days) => {
      const found = payeeCautions({ ...facts, changedOn: addDays(today, -days) }, today)
      expect(found).toEqual(PAYEE_CAUTIONS.filter((caution) => found.includes(caution)))
      expect(found.includes('FIRST_PAYMENT')).toBe(!facts.isPaidBefore)
      expect(found.includes('CHANGED_RECENTLY')).toBe(days <= NEW_ACCOUNT_DAYS)
      expect(found.includes('OTHER_HOLDER')).toBe(facts.identifier !== facts.holderIdentifier)
      expect(found.includes('OTHER_BANK')).toBe(facts.bankCode !== facts.bankOfNumber)
      expect(found.includes('CHANGED_SINCE')).toBe(facts.isChangedSince)
    }),
  )
})
