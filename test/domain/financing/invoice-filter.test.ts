import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FILTER_QUERY_NAMES,
  filterOfQuery,
  isSameFilter,
  queryOfFilter,
  type QueryPair,
} from '#domain/financing/invoice-filter-query.ts'
import { matchesFilter, NO_FILTER, partsOf, withoutPart } from '#domain/financing/invoice-filter.ts'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { isVerified } from '#domain/financing/signature.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { financeableInvoice } from '#domain/testing/financing.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const TODAY = '2026-11-20' as CivilDate
const VALUES = ['76.086.428-5', 'XAXX010101000', '33', '03', 'VERY_OLD', 'LATE_PAYER', 'TO_REVIEW', '0', '119000']

const pairs: fc.Arbitrary<ReadonlyArray<QueryPair>> = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...FILTER_QUERY_NAMES), fc.string()),
    fc.oneof(fc.constantFrom(...VALUES), calendarDate, fc.string({ unit: 'binary' })),
  ),
)

describe('the filter of the financeable invoices', () => {
  // SII, RUT with check digit by modulo 11: 76.086.428-5; document 33 is the electronic invoice.
  it('is read from a Chilean address', () => {
    const filter = filterOfQuery([
      ['payer', '76.086.428-5'],
      ['method', '33'],
      ['issuedTo', '2026-02-30'],
      ['amountFrom', '-1'],
      ['amountTo', '1000000000000000'],
    ])
    expect(queryOfFilter(filter)).toEqual([
      ['payer', '760864285'],
      ['method', '33'],
    ])
  })

  // SAT, generic RFC of the public: XAXX010101000; c_FormaPago 03 is a transfer.
  it('is read from a Mexican address', () => {
    const filter = filterOfQuery([
      ['method', '03'],
      ['payer', 'XAXX010101000'],
      ['amountTo', '11900000'],
    ])
    expect(filter).toMatchObject({ payers: ['xaxx010101000'], amount: { to: 11_900_000 }, methods: ['03'] })
  })

  // SAT, the RFC of a person or company may contain Ñ and &.
  it('keeps every letter of an RFC', () => {
    const payers = ['ÑAA010101AA1', 'A&A010101AA1']
    expect(filterOfQuery(payers.map((payer) => ['payer', payer] as const)).payers).toHaveLength(2)
    expect(filterOfQuery([['payer', payers[0] ?? '']]).payers).toEqual([normaliseIdentifier('ÑAA010101AA1')])
  })

  it('survives its own address, also when it comes from a hostile one', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        const filter = filterOfQuery(query)
        expect(filterOfQuery(queryOfFilter(filter))).toEqual(filter)
      }),
    )
  })

  it('is equal to another with the same parts, and to no other', () => {
    const late = filterOfQuery([['notice', 'LATE_PAYER']])
    expect(isSameFilter(filterOfQuery([]), NO_FILTER)).toBe(true)
    expect(isSameFilter(late, filterOfQuery([['notice', 'LATE_PAYER']]))).toBe(true)
    expect(isSameFilter(late, NO_FILTER)).toBe(false)
  })

  it('accepts all of those signatures once each of its parts is removed, in any order', () => {
    fc.assert(
      fc.property(pairs, fc.boolean(), (query, isReversed) => {
        const filter = filterOfQuery(query)
        const parts = isReversed ? partsOf(filter).toReversed() : partsOf(filter)
        for (const [at, part] of parts.entries()) {
          const rest = parts.slice(at + 1).reduce(withoutPart, filter)
          expect(partsOf(rest)).toHaveLength(at + 1)
          expect(partsOf(withoutPart(rest, part))).toHaveLength(at)
        }
        expect(parts.reduce(withoutPart, filter)).toEqual({ ...NO_FILTER, signatures: filter.signatures })
      }),
    )
  })

  it('accepts every invoice when it is empty', () => {
    fc.assert(
      fc.property(financeableInvoice('MXN', TODAY), (invoice) => {
        expect(matchesFilter(invoice, filterOfQuery([]), TODAY)).toBe(true)
      }),
    )
  })

  it('accepts the ends of each range and nothing beyond', () => {
    const shift = fc.integer({ min: -1, max: 1 })
    fc.assert(
      fc.property(financeableInvoice('CLP', TODAY), shift, shift, (invoice, from, to) => {
        const { amount, dueDate, issueDate } = invoice
        const days = (date: CivilDate) => ({ from: addDays(date, from), to: addDays(date, to) })
        const all = filterOfQuery([])
        const isInside = from <= 0 && to >= 0
        const byAmount = { ...all, amount: { from: amount.minor + from, to: amount.minor + to } }
        expect(matchesFilter(invoice, byAmount, TODAY)).toBe(isInside)
        expect(matchesFilter(invoice, { ...all, issued: days(issueDate) }, TODAY)).toBe(isInside)
        expect(matchesFilter(invoice, { ...all, due: days(dueDate) }, TODAY)).toBe(isInside)
      }),
    )
  })

  it('accepts an invoice by its own payer and notice, and by no other', () => {
    fc.assert(
      fc.property(financeableInvoice('CLP', TODAY), (invoice) => {
        const own = { ...filterOfQuery([]), payers: [normaliseIdentifier(invoice.payer.identifier)] }
        const notice = noticeOf(invoice, TODAY)
        expect(matchesFilter(invoice, own, TODAY)).toBe(true)
        expect(matchesFilter(invoice, { ...own, payers: ['0'] }, TODAY)).toBe(false)
        expect(matchesFilter(invoice, { ...own, notices: ['VERY_OLD'] }, TODAY)).toBe(notice === 'VERY_OLD')
        expect(matchesFilter(invoice, { ...own, signatures: 'VERIFIED' }, TODAY)).toBe(isVerified(invoice.signature))
        expect(matchesFilter(invoice, { ...own, methods: ['33'] }, TODAY)).toBe(invoice.method === '33')
      }),
    )
  })
})
