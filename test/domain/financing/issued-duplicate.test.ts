import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { possibleDuplicates, type ComparedInvoice } from '#domain/financing/issued-duplicate.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { DUPLICATE_DAYS } from '#domain/payables/duplicate.ts'
import { comparedInvoices } from '#domain/testing/issued-invoices.ts'

const DAY = '2026-03-02' as CivilDate
const invoice = (key: string, over: Partial<ComparedInvoice> = {}): ComparedInvoice => ({
  key,
  payer: '76086428-5',
  folio: key,
  issueDate: DAY,
  amount: money('CLP', 119_000),
  ...over,
})
const found = (...invoices: ReadonlyArray<ComparedInvoice>): ReadonlyArray<string> =>
  [...possibleDuplicates(invoices)].toSorted()

describe('possible duplicates of issued invoices', () => {
  // The rule of received invoices (docs/rules/payables.md): the same amount within a week, with two folios.
  it('have one payer and amount, within a week', () => {
    expect(found(invoice('1'), invoice('2', { issueDate: addDays(DAY, DUPLICATE_DAYS) }))).toEqual(['1', '2'])
    expect(found(invoice('1'), invoice('2', { issueDate: addDays(DAY, DUPLICATE_DAYS + 1) }))).toEqual([])
  })

  it('differ in the folio, and in nothing else', () => {
    expect(found(invoice('1'), invoice('2', { folio: '1' }))).toEqual([])
    expect(found(invoice('1'), invoice('2', { payer: '77123456-K' }))).toEqual([])
    expect(found(invoice('1'), invoice('2', { amount: money('CLP', 119_001) }))).toEqual([])
  })

  it('are found also when one of the same folio lies between', () => {
    const late = (key: string, folio: string, days: number) => invoice(key, { folio, issueDate: addDays(DAY, days) })
    expect(found(late('1', 'A', 0), late('2', 'B', 1), late('3', 'B', 2))).toEqual(['1', '2', '3'])
  })
})

describe('the laws of possible duplicates', () => {
  const areAlike = (one: ComparedInvoice, other: ComparedInvoice): boolean =>
    one.payer === other.payer &&
    one.amount.minor === other.amount.minor &&
    one.folio !== other.folio &&
    Math.abs(daysBetween(one.issueDate, other.issueDate)) <= DUPLICATE_DAYS

  it('an invoice is one exactly when some other is like it', () => {
    fc.assert(
      fc.property(comparedInvoices, (invoices) => {
        const expected = invoices.filter((one) => invoices.some((other) => areAlike(one, other)))
        expect(found(...invoices)).toEqual(expected.map(({ key }) => key).toSorted())
      }),
      { numRuns: 500 },
    )
  })

  it('no order of the invoices changes them', () => {
    fc.assert(
      fc.property(comparedInvoices, (invoices) => {
        expect(found(...invoices.toReversed())).toEqual(found(...invoices))
      }),
    )
  })
})
