import type { CivilDate } from '../kernel/civil-date.ts'
import type { Cart } from './cart.ts'
import type { PricedCart, PricedLine } from './simulate.ts'
import type { Terms } from './terms.ts'

/** The cart at one set of terms for all its invoices. Those without a date have no price yet and are left out. */
export const priceCart = (cart: Cart, terms: Terms, today: CivilDate): PricedCart => ({
  currency: terms.operationCost.currency,
  today,
  operationCost: terms.operationCost,
  lines: cart.lines.flatMap(({ invoice, paymentDate }): ReadonlyArray<PricedLine> => {
    if (paymentDate === undefined) return []
    const { id: invoiceId, amount, creditNotes } = invoice
    return [{ invoiceId, amount, creditNotes, paymentDate, rate: terms.monthlyRate, retention: terms.retention }]
  }),
})
