import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, emptyCart, fromInvoices } from '#domain/financing/cart.ts'
import { setDate } from '#domain/financing/cart-dates.ts'
import { demoInvoices } from '#infrastructure/demo/demo-samples.ts'
import { orderRequestOf } from '#domain/financing/order-request.ts'
import { FINANCING_NOTICE_DAYS, validatePaymentDate } from '#domain/financing/payment-date.ts'
import { priceCart } from '#domain/financing/price-cart.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { calendarClosedOn, closedDates } from '#domain/testing/calendar.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'

/** A Wednesday; nothing is closed but weekends. */
const today = '2026-06-10' as CivilDate
const open = calendarClosedOn([])

describe('the request of a cart', () => {
  it('carries the dates and the requested types, and no amounts', () => {
    const [first, second] = demoInvoices('CL', today)
    if (first === undefined || second === undefined) return expect.unreachable()
    const { cart } = fromInvoices([first, { ...second, preselected: true }], { today }, open)
    return expect(orderRequestOf('DIRECT_FINANCING', cart, today, open)).toEqual(
      E.right({
        type: 'DIRECT_FINANCING',
        lines: [
          { invoiceId: first.id, paymentDate: '2026-06-25' },
          { invoiceId: second.id, paymentDate: '2026-07-10' },
        ],
        preselected: [second.id],
      }),
    )
  })

  it('is rejected when empty, undated or dated before today', () => {
    const invoices = demoInvoices('CL', today)
    const { cart } = fromInvoices(invoices, { today }, open)
    const late = addDays(today, 20)
    expect(orderRequestOf('EARLY_PAYMENT', emptyCart, today, open)).toEqual(E.left({ _tag: 'OrderRequestEmpty' }))
    expect(orderRequestOf('EARLY_PAYMENT', fromInvoices(invoices, { today: late }, open).cart, late, open)).toEqual(
      E.left({ _tag: 'OrderRequestUndated', invoiceIds: [invoices[0]?.id] }),
    )
    expect(orderRequestOf('EARLY_PAYMENT', cart, late, open)).toMatchObject({
      left: {
        _tag: 'OrderRequestDatesRejected',
        lines: [{ invoiceId: invoices[0]?.id, rejected: { _tag: 'PaymentDatePast' } }],
      },
    })
  })

  it('is rejected for a day that has become a holiday since', () => {
    const { cart } = fromInvoices(demoInvoices('CL', today), { today }, open)
    const closed = calendarClosedOn(['2026-06-25' as CivilDate])
    const request = orderRequestOf('EARLY_PAYMENT', cart, today, closed)
    expect(request).toMatchObject({ left: { lines: [{ rejected: { suggestion: '2026-06-26' } }] } })
  })

  it('exists exactly when the cart is ready, and can then be priced', () => {
    const invoiced = financeableInvoices('CLP', today)
    fc.assert(
      fc.property(invoiced, closedDates(today), fc.nat({ max: 40 }), (invoices, closed, days) => {
        const { cart } = fromInvoices(invoices, { today }, open)
        const calendar = calendarClosedOn(closed)
        const dated = setDate(cart, 'all', addDays(today, days), { today }, calendar)
        for (const own of [cart, E.isRight(dated) ? dated.right : emptyCart]) {
          const request = orderRequestOf('DIRECT_FINANCING', own, today, calendar)
          const isValid = ({ paymentDate }: CartLine): boolean =>
            paymentDate !== undefined &&
            E.isRight(validatePaymentDate(paymentDate, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar))
          expect(E.isRight(request)).toBe(own.lines.length > 0 && own.lines.every(isValid))
          if (E.isLeft(request)) continue
          expect(request.right.lines.map((line) => line.invoiceId)).toEqual(own.lines.map((line) => line.invoice.id))
          const simulation = simulate(priceCart(own, standardTerms('CLP'), today))
          expect(E.isRight(simulation) || simulation.left._tag === 'SimulationNotFinanceable').toBe(true)
        }
      }),
    )
  })
})

describe('the priced cart', () => {
  it('leaves out lines without a date', () => {
    const late = addDays(today, 20)
    const { cart } = fromInvoices(demoInvoices('CL', today), { today: late }, open)
    expect(priceCart(cart, standardTerms('CLP'), late).lines).toHaveLength(3)
  })

  // 150.000 × 15, 233.000 × 30, 430.500 × 47 and 540.321 × 61 days, × 28 / 30.000: 2.100 + 6.524 + 18.885 + 30.762.
  it('prices the demonstration at the published terms', () => {
    const { cart } = fromInvoices(demoInvoices('CL', today), { today }, open)
    expect(cart.lines.map((line) => line.paymentDate)).toEqual(['2026-06-25', '2026-07-10', '2026-07-27', '2026-08-10'])
    expect(simulate(priceCart(cart, standardTerms('CLP'), today))).toMatchObject({
      right: { interest: { minor: 58_271 } },
    })
  })
})
