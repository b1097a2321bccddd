import type { CivilDate } from '../kernel/civil-date.ts'
import type { Cart } from './cart.ts'
import type { PricedCart, PricedLine } from './priced-cart.ts'
import type { Terms } from './terms.ts'

/**
 * Prices the cart with one set of terms. Lines without a date are left out.
 *
 * @example
 * ```ts
 * import { priceCart } from '@anticipo/domain/financing/price-cart'
 * import { standardTerms } from '@anticipo/domain/financing/terms'
 * import { SAMPLE_TODAY, sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * priceCart(sampleCart(sampleInvoice('1')), standardTerms('CLP'), SAMPLE_TODAY).lines[0]?.rate // 280
 * ```
 */
export const priceCart = (cart: Cart, terms: Terms, today: CivilDate): PricedCart => ({
  currency: terms.operationCost.currency,
  today,
  operationCost: terms.operationCost,
  lines: cart.lines.flatMap(({ invoice, paymentDate }): ReadonlyArray<PricedLine> => {
    if (paymentDate === undefined) return []
    const { id: invoiceId, amount, creditNotes, paid } = invoice
    const amounts = { amount, creditNotes, ...(paid === undefined ? {} : { paid }) }
    return [{ invoiceId, ...amounts, paymentDate, rate: terms.monthlyRate, retention: terms.retention }]
  }),
})
