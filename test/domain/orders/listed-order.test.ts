import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { type ListedLine, orderLines, orderMatch } from '#domain/orders/listed-order.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { LATE_STATES, stateOf } from '#domain/orders/tracker.ts'

const QUILEN = { name: 'Viña Quilén S.A.', identifier: '76418205-7' }
const NUBLE = { name: 'Comercial Ñuble Ltda.', identifier: '77123456-K' }

const line = (folio: string, over: Partial<ListedLine> = {}): ListedLine => ({
  folio,
  payer: QUILEN,
  amount: money('CLP', 150_000),
  due: money('CLP', 150_000),
  daysLate: 0,
  ...over,
})

const ORDER = { id: '21' as OrderId, total: money('CLP', 450_000) }
const matchOf = (text: string, lines: ReadonlyArray<ListedLine>) =>
  orderMatch(ORDER, lines, normaliseSearch(text, 'CL'))

describe('the row of an order', () => {
  it('names the first payer and counts the others by their tax ids', () => {
    const lines = [line('1'), line('2', { payer: { ...NUBLE, name: QUILEN.name } }), line('3')]
    expect(orderLines('TRANSFERRED', lines)).toEqual({
      count: 3,
      firstPayer: 'Viña Quilén S.A.',
      firstPayerIdentifier: '76418205-7',
      otherPayers: 1,
      late: undefined,
    })
    expect(orderLines('TRANSFERRED', [])).toMatchObject({ count: 0, firstPayer: '', otherPayers: 0 })
  })

  it('says how many invoices of a late order are late, and the most days', () => {
    const paid = line('3', { daysLate: 90, due: money('CLP', 0) })
    const lines = [line('1', { daysLate: 11 }), line('2', { daysLate: 58 }), paid, line('4')]
    for (const status of ORDER_STATUSES) {
      const isLate = LATE_STATES.some((state) => state === stateOf(status))
      expect(orderLines(status, lines).late, status).toEqual(isLate ? { count: 2, days: 58 } : undefined)
    }
    expect(orderLines('ARREAR', [line('1'), paid]).late).toBeUndefined()
  })

  it('says by which invoice a search found it', () => {
    const lines = [line('4558'), line('4307', { payer: NUBLE, amount: money('CLP', 90_500) })]
    expect(matchOf('4558', lines)).toEqual({ folio: '4558', payer: undefined, amount: undefined })
    expect(matchOf('ñuble', lines)).toEqual({ folio: '4307', payer: NUBLE.name, amount: undefined })
    expect(matchOf('77.123.456-K', lines)).toEqual({ folio: '4307', payer: NUBLE.name, amount: undefined })
    expect(matchOf('90.500', lines)).toEqual({ folio: '4307', payer: NUBLE.name, amount: money('CLP', 90_500) })
  })

  it('says nothing of what its columns show: the number, the total and the first payer', () => {
    const lines = [line('2145'), line('4307', { payer: NUBLE })]
    expect(['21', '450.000', 'quilen', '', 'no such text'].map((text) => matchOf(text, lines))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })

  it('never names an invoice that the search does not find', () => {
    const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('4558', '150000', '7712', 'ltda', 'vina'))
    fc.assert(
      fc.property(text, (searched) => {
        const lines = [line('4558', { payer: NUBLE }), line('9001')]
        const found = matchOf(searched, lines)
        const named = lines.find(({ folio }) => folio === found?.folio)
        expect(named === undefined || matchesSearch(named, normaliseSearch(searched, 'CL'))).toBe(true)
        expect(found === undefined).toBe(named === undefined)
      }),
    )
  })
})
