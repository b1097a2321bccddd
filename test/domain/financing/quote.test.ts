import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { effectiveRateOf, meanTerm } from '#domain/financing/breakdown.ts'
import { fromInvoices } from '#domain/financing/cart.ts'
import { priceCart } from '#domain/financing/price-cart.ts'
import { countedIn, quoteRequestOf, rateOfQuote } from '#domain/financing/quote.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'

const today = '2026-03-04' as CivilDate
const carts = financeableInvoices('CLP', today).map(
  (invoices) => fromInvoices(invoices, { today }, bankCalendar('CL')).cart,
)

describe('a quote', () => {
  it('counts each invoice of the cart once: dated or undated', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const request = quoteRequestOf('DIRECT_FINANCING', cart, today)
        const ids = [...request.lines.map(({ invoiceId }) => invoiceId), ...request.undated]
        expect(ids.toSorted()).toEqual(cart.lines.map(({ invoice }) => invoice.id).toSorted())
        expect(countedIn(request)).toEqual({ counted: request.lines.length, of: cart.lines.length })
      }),
    )
  })

  it('has the effective rate of its own simulation over its own dates', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const simulation = simulate(priceCart(cart, standardTerms('CLP'), today))
        if (E.isLeft(simulation)) return
        const request = quoteRequestOf('DIRECT_FINANCING', cart, today)
        const dated = cart.lines.flatMap(({ invoice: { amount, creditNotes }, paymentDate }) =>
          paymentDate === undefined ? [] : [{ amount, creditNotes, paymentDate }],
        )
        expect(rateOfQuote({ ...request, simulation: simulation.right })).toEqual(
          effectiveRateOf(simulation.right, meanTerm(dated, today)),
        )
      }),
    )
  })
})
