import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FILTER_QUERY_NAMES,
  filterOfQuery,
  isSameFilter,
  queryOfFilter,
  type QueryPair,
} from '#domain/financing/invoice-filter-query.ts'
import {
  type InvoiceFilter,
  matchesFilter,
  MAX_FILTER_AMOUNT,
  MAX_FILTER_VALUES,
  NO_FILTER,
  partsOf,
  withoutPart,
} from '#domain/financing/invoice-filter.ts'
import { INVOICE_NOTICES, noticeOf } from '#domain/financing/invoice-notice.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { isVerified } from '#domain/financing/signature.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { financeableInvoice } from '#domain/testing/financing.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { sampleInvoice } from '#domain/testing/samples.ts'

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

  it('is read from an address with every part, and written in the order of its fields', () => {
    const whole: ReadonlyArray<QueryPair> = [
      ['signature', 'TO_REVIEW'],
      ['payer', '760864285'],
      ['amountFrom', '1'],
      ['amountTo', String(MAX_FILTER_AMOUNT)],
      ['issuedFrom', '2026-01-01'],
      ['issuedTo', '2026-01-31'],
      ['dueFrom', '2026-02-01'],
      ['dueTo', '2026-02-28'],
      ['notice', 'PAID_IN_CASH'],
      ['notice', 'LATE_PAYER'],
      ['method', '33'],
      ['method', '34'],
    ]
    const filter = filterOfQuery(whole)
    expect(filter).toEqual({
      signatures: 'TO_REVIEW',
      payers: ['760864285'],
      amount: { from: 1, to: MAX_FILTER_AMOUNT },
      issued: { from: '2026-01-01', to: '2026-01-31' },
      due: { from: '2026-02-01', to: '2026-02-28' },
      notices: INVOICE_NOTICES.filter((notice) => notice === 'PAID_IN_CASH' || notice === 'LATE_PAYER'),
      methods: ['33', '34'],
    })
    expect(new Set(queryOfFilter(filter))).toEqual(new Set(whole))
    expect(filterOfQuery(whole.toReversed())).toEqual(filter)
  })

  it('takes the first valid of several values, sorts what has many, and keeps fifty of them', () => {
    expect(
      filterOfQuery([
        ['signature', 'ALL'],
        ['signature', 'VERIFIED'],
        ['signature', 'TO_REVIEW'],
      ]).signatures,
    ).toBe('VERIFIED')
    const codes = Array.from({ length: 60 }, (_, at) => String(160 - at))
    const { methods } = filterOfQuery([...codes, ...codes].map((code): QueryPair => ['method', code]))
    expect(methods).toEqual(codes.slice(0, MAX_FILTER_VALUES).toReversed())
  })

  it.each<QueryPair>([
    ['payer', 'a'],
    ['payer', 'a'.repeat(14)],
    ['payer', '7'.repeat(21)],
    ['payer', `${'-'.repeat(18)}760`],
    ['payer', '76086428¿5'],
    ['payer', '¿76086428'],
    ['method', '33333'],
    ['method', 'x33'],
    ['method', '33x'],
    ['amountFrom', '12a'],
    ['amountFrom', ''],
    ['amountFrom', '1'.repeat(16)],
    ['notice', 'late_payer'],
    ['signature', 'verified'],
    ['issuedFrom', '2026-1-1'],
  ])('ignores %s=%s', (...pair) => {
    expect(filterOfQuery([pair])).toEqual(NO_FILTER)
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

  it('accepts all once each of its parts is removed, in any order', () => {
    fc.assert(
      fc.property(pairs, fc.boolean(), (query, isReversed) => {
        const filter = filterOfQuery(query)
        const parts = isReversed ? partsOf(filter).toReversed() : partsOf(filter)
        for (const [at, part] of parts.entries()) {
          const rest = parts.slice(at + 1).reduce(withoutPart, filter)
          expect(partsOf(rest)).toHaveLength(at + 1)
          expect(partsOf(withoutPart(rest, part))).toHaveLength(at)
        }
        expect(parts.reduce(withoutPart, filter)).toEqual(NO_FILTER)
      }),
    )
  })

  it('has nothing but its own part taken away', () => {
    const filter = filterOfQuery([
      ['notice', 'PAID_IN_CASH'],
      ['notice', 'LATE_PAYER'],
      ['method', '33'],
      ['method', '34'],
    ])
    expect(withoutPart(filter, { _tag: 'Notice', notice: 'PAID_IN_CASH' }).notices).toEqual(['LATE_PAYER'])
    expect(withoutPart(filter, { _tag: 'Method', method: '33' }).methods).toEqual(['34'])
    expect(NO_FILTER).toMatchObject({
      amount: { from: undefined, to: undefined },
      issued: { from: undefined, to: undefined },
      due: { from: undefined, to: undefined },
    })
  })

  it('accepts by method and by notice only what has one of them', () => {
    const all = filterOfQuery([])
    const taxed = { ...sampleInvoice('1', { dueDate: addDays(TODAY, 30), issueDate: TODAY }), method: '33' }
    const unknown = { ...taxed, method: undefined }
    const accepts = (invoice: typeof taxed | typeof unknown, part: Partial<InvoiceFilter>): boolean =>
      matchesFilter(invoice, { ...all, ...part }, TODAY)
    expect([['33'], ['34'], ['33', '34']].map((methods) => accepts(taxed, { methods }))).toEqual([true, false, true])
    expect([accepts(unknown, { methods: ['33'] }), accepts(unknown, {})]).toEqual([false, true])
    const old = { ...taxed, dueDate: addDays(TODAY, -400) }
    expect([noticeOf(taxed, TODAY), noticeOf(old, TODAY)]).toEqual([undefined, 'VERY_OLD'])
    expect([accepts(old, { notices: ['VERY_OLD'] }), accepts(old, { notices: ['PAID_IN_CASH'] })]).toEqual([
      true,
      false,
    ])
    expect(accepts(taxed, { notices: [...INVOICE_NOTICES] })).toBe(false)
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
