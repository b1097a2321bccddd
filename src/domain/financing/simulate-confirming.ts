import * as E from 'fp-ts/Either'
import { type Money, money } from '../kernel/money.ts'
import { basisPoints } from '../kernel/rate.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import { type PricedCart, type PricedLine, validatePricedCart } from './priced-cart.ts'
import { interestOf, simulate, type SimulationError } from './simulate.ts'
import type { Simulation } from './simulation.ts'

/** The figures of an order of received invoices and the repayment of each. */
export interface ConfirmingSimulation {
  /** `transfer`: what the suppliers get. `total`: what the company repays. */
  readonly simulation: Simulation
  /** `amount`: the repayment of the invoice, with its price difference and its share of the cost. They add up to the total. */
  readonly lines: ReadonlyArray<PricedLine>
}

/**
 * Simulates the financing of received invoices. The financier pays each base in full on `today`; the company repays it on the
 * payment date with the price difference of `simulate`, without a retention. The operation cost is shared by the bases: the
 * shares up to each line are rounded half away from zero, so that they add up to it exactly. Not financeable: a price difference
 * above the bases. The terms of this financing have no discounts, so that a discount is rejected with
 * `SimulationChargeInvalid`.
 *
 * @example
 * ```ts
 * import { simulateConfirming } from '@anticipo/domain/financing/simulate-confirming'
 * import { samplePricedCart, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * const confirming = simulateConfirming(samplePricedCart(samplePricedLine('1')))
 * confirming._tag === 'Right' ? confirming.right.simulation.transfer : undefined // { currency: 'CLP', minor: 100000 }
 * confirming._tag === 'Right' ? confirming.right.simulation.total : undefined // { currency: 'CLP', minor: 103300 }
 * ```
 */
export const simulateConfirming = (cart: PricedCart): E.Either<SimulationError, ConfirmingSimulation> => {
  const { currency, operationCost, today } = cart
  const own = (minor: number): Money => money(currency, minor)
  const inFull = cart.lines.map((line) => ({ ...line, paid: undefined, retention: basisPoints(0) }))
  const valid = validatePricedCart({ ...cart, lines: inFull })
  if (E.isLeft(valid)) return valid
  const isDiscounted = [cart.orderDiscounts, cart.invoiceDiscounts].some((discount) => (discount?.minor ?? 0) !== 0)
  if (isDiscounted) return E.left({ _tag: 'SimulationChargeInvalid' })
  const base = simulate({ ...cart, lines: inFull, operationCost: own(0) })
  if (E.isLeft(base)) return base
  const { creditNotes, interest, total: invoiced } = base.right
  const paid = invoiced.minor - creditNotes.minor
  const total = paid + interest.minor + operationCost.minor
  if (paid <= 0) return E.left({ _tag: 'SimulationEmpty' })
  if (!Number.isSafeInteger(total)) return E.left({ _tag: 'SimulationAmountTooLarge' })
  let paidSoFar = 0
  let sharedSoFar = 0
  const lines = inFull.map((line) => {
    const minor = line.amount.minor - line.creditNotes.minor
    paidSoFar += minor
    const share = multiplyRounded(operationCost.minor, paidSoFar, paid) - sharedSoFar
    sharedSoFar += share
    return { ...line, amount: own(minor + interestOf(line, today).minor + share), creditNotes: own(0) }
  })
  return E.right({
    simulation: { ...base.right, total: own(total), creditNotes: own(0), operationCost, transfer: own(paid) },
    lines,
  })
}

/** The payment of the suppliers, the two charges, and their sum, which the company repays. */
export const REPAYMENT_PARTS = ['transfer', 'interest', 'operationCost', 'total'] as const
/** One of `REPAYMENT_PARTS`. */
export type RepaymentPart = (typeof REPAYMENT_PARTS)[number]
