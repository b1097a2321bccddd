import { ofMajor, type Currency, type Money } from '../kernel/money.ts'
import { basisPoints, type BasisPoints } from '../kernel/rate.ts'

/** The price of financing. Rates are monthly, of thirty days. */
export interface Terms {
  readonly retention: BasisPoints
  readonly monthlyRate: BasisPoints
  /** Once per order, not per invoice. */
  readonly operationCost: Money
}

/**
 * The published terms: 30 % retained, 2.8 % a month of thirty days, 500 major units an order, in any currency.
 *
 * @example
 * ```ts
 * import { standardTerms } from '@anticipo/domain/financing/terms'
 *
 * standardTerms('MXN') // { retention: 3000, monthlyRate: 280, operationCost: { currency: 'MXN', minor: 50000 } }
 * ```
 */
export const standardTerms = (currency: Currency): Terms => ({
  retention: basisPoints(3000),
  monthlyRate: basisPoints(280),
  operationCost: ofMajor(currency, 500),
})
