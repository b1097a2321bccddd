import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '#domain/financing/invoice-facets.ts'
import { matchesFilter, NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { financeableInvoice } from '#domain/testing/financing.ts'
import { anInvoice } from '#test/support/samples/financing.ts'

const TODAY = '2026-11-20' as CivilDate

describe('the values by which invoices can be filtered', () => {
  // SII: document 33 is the electronic invoice, 34 the exempt one; RUT 76.086.428-5.
  it('are counted for a Chilean company, a payer under the name of its newest invoice', () => {
    const payer = (name: string) => ({ name, identifier: '76.086.428-5' })
    const invoices = [
      anInvoice({ method: '33', payer: payer('Andina SpA'), issueDate: '2026-10-02' as CivilDate }),
      anInvoice({ method: '33', payer: payer('Andina S.A.'), issueDate: '2026-10-01' as CivilDate }),
      anInvoice({ method: '34', payer: { name: 'Sur', identifier: '96790240-3' }, isPossibleDuplicate: true }),
    ]
    const { methods, notices, payers } = facetsOf(invoices, '2026-10-03' as CivilDate)
    expect(payers).toEqual([
      { ...payer('Andina SpA'), count: 2 },
      { name: 'Sur', identifier: '96790240-3', count: 1 },
    ])
    expect(methods).toEqual([
      { method: '33', count: 2 },
      { method: '34', count: 1 },
    ])
    expect(notices).toContainEqual({ notice: 'POSSIBLE_DUPLICATE', count: 1 })
  })

  // SAT: c_FormaPago 01 is cash, c_MetodoPago PUE a single payment.
  it('are counted for a Mexican company', () => {
    const invoices = [anInvoice({ method: '01', extra: 'PUE' }), anInvoice({ method: '03', extra: 'PUE' })]
    expect(facetsOf(invoices, TODAY).notices).toEqual([
      { notice: 'PAID_IN_CASH', count: 1 },
      { notice: 'PAID_AT_ONCE', count: 1 },
    ])
  })

  it('have the name of a payer on its newest invoice, of two of one day on the last one', () => {
    const named = (name: string, issueDate: string) =>
      anInvoice({ payer: { name, identifier: '76.086.428-5' }, issueDate: issueDate as CivilDate })
    const nameOf = (...invoices: ReadonlyArray<ReturnType<typeof named>>) =>
      facetsOf(invoices, TODAY).payers.map(({ name }) => name)
    expect(nameOf(named('Andina S.A.', '2026-10-01'), named('Andina SpA', '2026-10-02'))).toEqual(['Andina SpA'])
    expect(nameOf(named('Andina SpA', '2026-10-02'), named('Andina S.A.', '2026-10-01'))).toEqual(['Andina SpA'])
    expect(nameOf(named('Andina S.A.', '2026-10-02'), named('Andina SpA', '2026-10-02'))).toEqual(['Andina SpA'])
  })

  it('list the payers of most invoices first, then by name', () => {
    const invoices = [...'BADBAEC'].map((name) => anInvoice({ payer: { name, identifier: name } }))
    expect(facetsOf(invoices, TODAY).payers.map(({ count, name }) => [name, count])).toEqual([
      ['A', 2],
      ['B', 2],
      ['C', 1],
      ['D', 1],
      ['E', 1],
    ])
  })

  it('list two payers of one name in the order of their invoices', () => {
    const identifiers = ['96790240-3', '76086428-5']
    const invoices = identifiers.map((identifier) => anInvoice({ payer: { name: 'Sur', identifier } }))
    expect(facetsOf(invoices, TODAY).payers.map(({ identifier }) => identifier)).toEqual(identifiers)
  })

  // SII: document 33 is the electronic invoice, 34 the exempt one, 43 the settlement, 46 the invoice of a purchase.
  it('list the methods of most invoices first, then by their code', () => {
    const invoices = ['46', '34', '33', '34', '33', '43'].map((method) => anInvoice({ method }))
    expect(facetsOf(invoices, TODAY).methods).toEqual([
      { method: '33', count: 2 },
      { method: '34', count: 2 },
      { method: '43', count: 1 },
      { method: '46', count: 1 },
    ])
  })

  it('are each as many as the filter by that value accepts', () => {
    fc.assert(
      fc.property(fc.array(financeableInvoice('CLP', TODAY), { maxLength: 12 }), (invoices) => {
        const { methods, notices, payers } = facetsOf(invoices, TODAY)
        const found = (part: Partial<typeof NO_FILTER>) =>
          invoices.filter((invoice) => matchesFilter(invoice, { ...NO_FILTER, ...part }, TODAY)).length
        for (const { count, identifier } of payers)
          expect(found({ payers: [normaliseIdentifier(identifier)] })).toBe(count)
        for (const { count, method } of methods) expect(found({ methods: [method] })).toBe(count)
        for (const { count, notice } of notices) expect(found({ notices: [notice] })).toBe(count)
        expect(payers.reduce((sum, { count }) => sum + count, 0)).toBe(invoices.length)
      }),
    )
  })
})
