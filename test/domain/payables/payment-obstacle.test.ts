import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceFacts } from '#domain/financing/financeability.ts'
import { obstacleOf, PAYMENT_OBSTACLES, type PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import { invoiceFacts } from '#domain/testing/cart.ts'
import { country } from '#domain/testing/kernel.ts'

const issuer = { id: '76086428-5', name: 'Maderas del Sur SpA' }
const factor = { id: '76543210-3', name: 'Factoring del Norte SA' }

const facts = (instead: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  document: {
    country: 'CL',
    issuer,
    receiver: { id: '96500000-4', name: 'Muebles del Norte SA' },
    facts: { _tag: 'DteFacts', documentType: '33', signed: true, references: [] },
  },
  states: [],
  doubts: [],
  holder: { party: issuer, isConfirmed: true },
  registerState: undefined,
  ...instead,
})

const unvaluedIn = (currency: string) => ({ ...facts().document, unvalued: { currency, total: '1000.00' } })

const inCash = { ...facts().document, facts: { ...facts().document.facts, paymentForm: '1' } }

describe('what keeps a received invoice from being paid', () => {
  it('is nothing for an open invoice, and its claim for a claimed one (Ley 19.983 art. 3)', () => {
    expect(obstacleOf(facts())).toBeUndefined()
    expect(obstacleOf(facts({ registerState: 'CLAIMED' }))).toBe('CLAIMED')
    expect(obstacleOf(facts({ registerState: 'CLAIMED', states: ['CANCELLED'] }))).toBe('CANCELLED')
    expect(obstacleOf(facts({ states: ['FULLY_CREDITED'] }))).toBe('FULLY_CREDITED')
    expect(obstacleOf(facts({ states: ['PAID'] }))).toBe('SETTLED')
  })

  /** Ley 19.983 art. 7 and 9: who pays the assignee of a cession that nobody made pays twice. */
  it('is an assignee that nobody confirmed, and not a confirmed one', () => {
    expect(obstacleOf(facts({ holder: { party: factor, isConfirmed: false } }))).toBe('PAYEE_IN_DOUBT')
    expect(obstacleOf(facts({ holder: { party: factor, isConfirmed: true } }))).toBeUndefined()
  })

  it('is a doubt about who holds it; other doubts warn', () => {
    expect(obstacleOf(facts({ doubts: ['ASSIGNMENT'] }))).toBe('PAYEE_IN_DOUBT')
    expect(obstacleOf(facts({ doubts: ['CANCELLATION', 'BALANCE'] }))).toBeUndefined()
  })

  it('each occurs, but for REMOVED, which is known where documents are stored', () => {
    const single: Readonly<Record<Exclude<PaymentObstacle, 'REMOVED'>, Partial<InvoiceFacts>>> = {
      CANCELLED: { states: ['CANCELLED'] },
      REPLACED: { states: ['REPLACED'] },
      CLAIMED: { registerState: 'CLAIMED' },
      FULLY_CREDITED: { states: ['FULLY_CREDITED'] },
      SETTLED: { states: ['PAID'] },
      ZERO_TOTAL: { states: ['ZERO_TOTAL'] },
      CURRENCY_NOT_SUPPORTED: { document: unvaluedIn('EUR') },
      NO_EXCHANGE_RATE: { document: unvaluedIn('USD') },
      PAYEE_IN_DOUBT: { doubts: ['ASSIGNMENT'] },
      CASH_PURCHASE: { document: inCash },
    }
    for (const [obstacle, instead] of Object.entries(single)) expect(obstacleOf(facts(instead))).toBe(obstacle)
  })

  it('is the most decisive one, in the order of the list', () => {
    fc.assert(
      fc.property(country.chain(invoiceFacts), (known) => {
        const found = obstacleOf(known)
        const without = { ...known, states: [] }
        const weaker = obstacleOf(without)
        if (weaker === undefined) return
        expect(PAYMENT_OBSTACLES.indexOf(found ?? 'CASH_PURCHASE')).toBeLessThanOrEqual(
          PAYMENT_OBSTACLES.indexOf(weaker),
        )
      }),
    )
  })

  it('is there whenever nothing is left to pay, so that a list to pay never holds a zero', () => {
    fc.assert(
      fc.property(country.chain(invoiceFacts), (known) => {
        if (known.states.length > 0 || known.document.unvalued !== undefined) expect(obstacleOf(known)).toBeDefined()
      }),
    )
  })
})
