import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPaidOnIssue,
  NOT_FINANCEABLE,
  reasonsNotFinanceable,
  type InvoiceFacts,
} from '#domain/financing/financeability.ts'
import { invoiceFacts } from '#domain/testing/cart.ts'
import { country } from '#domain/testing/kernel.ts'

const issuer = { id: '76086428-5', name: 'Maderas del Sur SpA' }
const factor = { id: '76543210-3', name: 'Factoring del Norte SA' }
const receiver = { id: '96500000-4', name: 'Muebles del Norte SA' }

const free: InvoiceFacts = {
  document: {
    country: 'CL',
    issuer,
    receiver,
    facts: { _tag: 'DteFacts', documentType: '33', signed: true, references: [] },
  },
  states: [],
  doubts: [],
  holder: { party: issuer, isConfirmed: true },
  registerState: undefined,
}

const paidBy = (paymentForm: string): InvoiceFacts['document'] => ({
  ...free.document,
  facts: { _tag: 'DteFacts', documentType: '33', paymentForm, signed: true, references: [] },
})

const unvaluedIn = (currency: string) => ({ currency, total: '1000.00' })

const to = (country: 'CL' | 'MX', id: string): InvoiceFacts['document'] => ({
  ...free.document,
  country,
  receiver: { id, name: 'Cliente' },
})

/** One more obstacle each. */
const OBSTACLES = {
  CANCELLED: (facts) => ({ ...facts, states: [...facts.states, 'CANCELLED'] }),
  REPLACED: (facts) => ({ ...facts, states: [...facts.states, 'REPLACED'] }),
  PAID: (facts) => ({ ...facts, states: [...facts.states, 'PAID'] }),
  FULLY_CREDITED: (facts) => ({ ...facts, states: [...facts.states, 'FULLY_CREDITED'] }),
  ZERO_TOTAL: (facts) => ({ ...facts, states: [...facts.states, 'ZERO_TOTAL'] }),
  CURRENCY_NOT_SUPPORTED: (facts) => ({ ...facts, document: { ...facts.document, unvalued: unvaluedIn('EUR') } }),
  NO_EXCHANGE_RATE: (facts) => ({ ...facts, document: { ...facts.document, unvalued: unvaluedIn('USD') } }),
  ALREADY_ASSIGNED: (facts) => ({ ...facts, holder: { party: factor, isConfirmed: true } }),
  CLAIMED: (facts) => ({ ...facts, registerState: 'CLAIMED' }),
  IN_DOUBT: (facts) => ({ ...facts, doubts: [...facts.doubts, 'BALANCE'] }),
  CASH_SALE: (facts) => ({ ...facts, document: { ...facts.document, facts: paidBy('1').facts } }),
  GENERIC_RECEIVER: (facts) => ({
    ...facts,
    document: { ...facts.document, receiver: to('MX', GENERIC[facts.document.country]).receiver },
  }),
} as const satisfies Readonly<Record<(typeof NOT_FINANCEABLE)[number], (facts: InvoiceFacts) => InvoiceFacts>>

const GENERIC = { CL: '66666666-6', MX: 'XAXX010101000' } as const

describe('an invoice', () => {
  it('without any obstacle can be financed', () => {
    expect(reasonsNotFinanceable(free)).toEqual([])
  })

  /** SII, Oficio 116 of 17 January 2020 and Circular 35 of 2017: neither cash sales nor gifts give a credit to assign. */
  it.each([
    ['1', ['CASH_SALE']],
    ['2', []],
    ['3', ['CASH_SALE']],
  ])('paid by FmaPago %s has the reasons %j', (form, reasons) => {
    expect(reasonsNotFinanceable({ ...free, document: paidBy(form) })).toEqual(reasons)
    expect(isPaidOnIssue(paidBy(form))).toBe(reasons.length > 0)
  })

  /** Ley 19.983, art. 3: an invoice is irrevocably accepted unless it is claimed within eight days. */
  it('claimed by its debtor is disputed', () => {
    expect(reasonsNotFinanceable({ ...free, registerState: 'CLAIMED' })).toEqual(['CLAIMED'])
    expect(reasonsNotFinanceable({ ...free, registerState: 'ACKNOWLEDGED' })).toEqual([])
  })

  /** Ley 19.983, art. 7: the assignee holds it from the cession on, whether it was confirmed here or not. */
  it('held by another belongs to it, and one ceded back to its issuer does not', () => {
    expect(reasonsNotFinanceable({ ...free, holder: { party: factor, isConfirmed: false } })).toEqual([
      'ALREADY_ASSIGNED',
    ])
    expect(
      reasonsNotFinanceable({ ...free, holder: { party: { ...issuer, name: 'Maderas' }, isConfirmed: true } }),
    ).toEqual([])
  })

  /** SAT, RMF 2.7.1.23; SII, formato DTE: 55555555-5 stands for a foreigner, 66666666-6 for a final consumer. */
  it.each([
    ['MX', 'XAXX010101000', ['GENERIC_RECEIVER']],
    ['MX', 'XEXX010101000', ['GENERIC_RECEIVER']],
    ['CL', '55555555-5', ['GENERIC_RECEIVER']],
    ['CL', '66666666-6', ['GENERIC_RECEIVER']],
    ['CL', 'XAXX010101000', []],
    ['MX', '66666666-6', []],
  ] as const)('of %s to %s has the reasons %j', (of, id, reasons) => {
    expect(reasonsNotFinanceable({ ...free, document: to(of, id) })).toEqual(reasons)
  })

  /** SAT, Anexo 20 4.0: Moneda is a code of c_Moneda; TipoCambio is required where it is neither MXN nor XXX. */
  it.each([
    ['EUR', ['CURRENCY_NOT_SUPPORTED']],
    ['USD', ['NO_EXCHANGE_RATE']],
  ])('whose total in %s has no value in pesos has the reasons %j', (currency, reasons) => {
    const document = { ...to('MX', 'EKU9003173C9'), unvalued: unvaluedIn(currency) }
    expect(reasonsNotFinanceable({ ...free, document })).toEqual(reasons)
  })

  it.each(['CANCELLATION', 'BALANCE', 'ASSIGNMENT'] as const)('with a doubt of %s is in doubt', (doubt) => {
    expect(reasonsNotFinanceable({ ...free, doubts: [doubt] })).toEqual(['IN_DOUBT'])
  })

  it('has every reason that applies, the decisive one first', () => {
    const worst = Object.values(OBSTACLES).reduce((facts, add) => add(facts), free)
    expect(reasonsNotFinanceable(worst)).toEqual([
      'CANCELLED',
      'REPLACED',
      'PAID',
      'FULLY_CREDITED',
      'ZERO_TOTAL',
      'NO_EXCHANGE_RATE',
      'ALREADY_ASSIGNED',
      'CLAIMED',
      'IN_DOUBT',
      'CASH_SALE',
      'GENERIC_RECEIVER',
    ])
  })

  it('has the reason of each obstacle, and never loses one when another is added', () => {
    fc.assert(
      fc.property(country.chain(invoiceFacts), fc.constantFrom(...NOT_FINANCEABLE), (known, reason) => {
        /* An invoice has one currency. */
        fc.pre(
          known.document.unvalued === undefined ||
            (reason !== 'CURRENCY_NOT_SUPPORTED' && reason !== 'NO_EXCHANGE_RATE'),
        )
        const before = reasonsNotFinanceable(known)
        const after = reasonsNotFinanceable(OBSTACLES[reason](known))
        expect(after).toEqual(expect.arrayContaining([...before, reason]))
      }),
    )
  })
})
