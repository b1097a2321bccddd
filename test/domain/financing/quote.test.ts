import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { fromInvoices } from '#domain/financing/cart.ts'
import { effectiveRate } from '#domain/financing/effective-rate.ts'
import { priceCart } from '#domain/financing/price-cart.ts'
import { countedIn, linePricesOf, quoteRequestOf, rateOfQuote } from '#domain/financing/quote.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { scale, subtract } from '#domain/kernel/money.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { samplePricedLine, sampleQuote } from '#domain/testing/samples.ts'

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

  it('has the rate of what its lines pay after their retention', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const priced = priceCart(cart, standardTerms('CLP'), today)
        const simulation = simulate(priced)
        if (E.isLeft(simulation)) return
        const request = quoteRequestOf('DIRECT_FINANCING', cart, today)
        const flows = priced.lines.map(({ amount, creditNotes, paymentDate: on, retention }) => {
          const base = subtract(amount, creditNotes)
          return { amount: subtract(base, scale(base, retention, 10_000)), on }
        })
        expect(rateOfQuote({ ...request, simulation: simulation.right })).toEqual(
          effectiveRate(simulation.right.transfer, flows, today),
        )
      }),
    )
  })

  it('leaves out a line that its simulation does not have', () => {
    const quote = sampleQuote(samplePricedLine('1'))
    expect(linePricesOf({ ...quote, lines: [...quote.lines, samplePricedLine('2')] })).toEqual(linePricesOf(quote))
  })
})
