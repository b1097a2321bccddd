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
