import * as E from 'fp-ts/Either'
import { type CivilDate, dayNumber } from '../kernel/civil-date.ts'
import { type Money, money } from '../kernel/money.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import { chargesOf, type PricedCart, type PricedCartError, type PricedLine, validatePricedCart } from './priced-cart.ts'
import type { Simulation } from './simulation.ts'

/** Why a cart has no simulation: its inputs, its costs, or its size. */
export type SimulationError =
  | PricedCartError
  /** The costs exceed the value of the cart today. `transfer` is negative: the shortfall. */
  | { readonly _tag: 'SimulationNotFinanceable'; readonly transfer: Money }
  /** Some figure exceeds the safe integers. */
  | { readonly _tag: 'SimulationAmountTooLarge' }

/**
 * Simulates an order. The base of an invoice is its amount less its credit notes; its price difference is base × days
 * × monthly rate / 30 and its retention base × rate, each rounded half away from zero once, to minor units. The
 * transfer is the rest of the total, so the identity of `Simulation` is exact. An error of the inputs names every
 * invoice concerned.
 *
 * @example
 * ```ts
 * import { simulate } from '@anticipo/domain/financing/simulate'
 * import { samplePricedCart, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * const simulation = simulate(samplePricedCart(samplePricedLine('1')))
 * simulation._tag === 'Right' ? simulation.right.interest : undefined // { currency: 'CLP', minor: 2800 }
 * simulation._tag === 'Right' ? simulation.right.transfer : undefined // { currency: 'CLP', minor: 66700 }
 * simulate(samplePricedCart()) // { _tag: 'Left', left: { _tag: 'SimulationEmpty' } }
 * ```
 */
export const simulate = (cart: PricedCart): E.Either<SimulationError, Simulation> => {
  const valid = validatePricedCart(cart)
  if (E.isLeft(valid)) return valid
  const sums = addUp(cart)
  const figures = [...Object.values(sums), ...chargesOf(cart).map(({ minor }) => minor)]
  if (!figures.every(Number.isSafeInteger)) return E.left({ _tag: 'SimulationAmountTooLarge' })
  return sums.transfer < 0
    ? E.left({ _tag: 'SimulationNotFinanceable', transfer: money(cart.currency, sums.transfer) })
    : E.right(describe(cart, sums))
}

/**
 * The price difference of one invoice as `simulate` calculates it: base × days × monthly rate / 30, rounded half away
 * from zero once. Negative for a date before `today`, which `simulate` rejects.
 *
 * @example
 * ```ts
 * import { interestOf } from '@anticipo/domain/financing/simulate'
 * import { SAMPLE_TODAY, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * interestOf(samplePricedLine('1'), SAMPLE_TODAY) // { currency: 'CLP', minor: 2800 }
 * ```
 */
export const interestOf = (line: Omit<PricedLine, 'invoiceId' | 'retention'>, today: CivilDate): Money =>
  money(line.amount.currency, interestIn(line, dayNumber(today)))

/**
 * The retention of one invoice as `simulate` calculates it: base × rate, rounded half away from zero once.
 *
 * @example
 * ```ts
 * import { retentionOf } from '@anticipo/domain/financing/simulate'
 * import { samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * retentionOf(samplePricedLine('1')) // { currency: 'CLP', minor: 30000 }
 * ```
 */
export const retentionOf = (line: Pick<PricedLine, 'amount' | 'creditNotes' | 'retention'>): Money =>
  money(line.amount.currency, retentionIn(line))

/** A monthly rate in basis points, a month of thirty days. */
const RATE_DENOMINATOR = 10_000 * 30
const SHARE_DENOMINATOR = 10_000

/** Minor units. */
interface Sums {
  total: number
  creditNotes: number
  paid: number
  retention: number
  interest: number
  transfer: number
}

const interestIn = (
  { amount, creditNotes, paymentDate, rate }: Omit<PricedLine, 'invoiceId' | 'retention'>,
  today: number,
): number =>
  multiplyRounded(amount.minor - creditNotes.minor, (dayNumber(paymentDate) - today) * rate, RATE_DENOMINATOR)

const retentionIn = ({
  amount,
  creditNotes,
  retention,
}: Pick<PricedLine, 'amount' | 'creditNotes' | 'retention'>): number =>
  multiplyRounded(amount.minor - creditNotes.minor, retention, SHARE_DENOMINATOR)

const addUp = (cart: PricedCart): Readonly<Sums> => {
  const sums: Sums = { total: 0, creditNotes: 0, paid: 0, retention: 0, interest: 0, transfer: 0 }
  const today = dayNumber(cart.today)
  for (const line of cart.lines) {
    sums.total += line.amount.minor
    sums.creditNotes += line.creditNotes.minor
    sums.paid += line.paid?.minor ?? 0
    sums.retention += retentionIn(line)
    sums.interest += interestIn(line, today)
  }
  const discounts = (cart.orderDiscounts?.minor ?? 0) + (cart.invoiceDiscounts?.minor ?? 0)
  sums.transfer = sums.total - sums.creditNotes - sums.retention - sums.interest - cart.operationCost.minor - discounts
  return sums
}

const describe = (cart: PricedCart, sums: Readonly<Sums>): Simulation => {
  const own = (minor: number): Money => money(cart.currency, minor)
  return {
    total: own(sums.total),
    creditNotes: own(sums.creditNotes),
    ...(sums.paid > 0 ? { paid: own(sums.paid) } : {}),
    retention: own(sums.retention),
    retentionRate: headline(cart.lines, (line) => line.retention),
    interest: own(sums.interest),
    baseRate: headline(cart.lines, (line) => line.rate),
    operationCost: own(cart.operationCost.minor),
    orderDiscounts: own(cart.orderDiscounts?.minor ?? 0),
    invoiceDiscounts: own(cart.invoiceDiscounts?.minor ?? 0),
    transfer: own(sums.transfer),
    invoices: cart.lines.map(({ invoiceId, rate, retention }) => ({ invoiceId, rate, retention })),
  }
}

/** The rate of all invoices when they agree, else their mean weighted by base, halves away from zero. */
const headline = (lines: ReadonlyArray<PricedLine>, rateOf: (line: PricedLine) => BasisPoints): BasisPoints => {
  const first = lines[0] === undefined ? basisPoints(0) : rateOf(lines[0])
  if (lines.every((line) => rateOf(line) === first)) return first
  let base = 0n
  let weighted = 0n
  for (const line of lines) {
    const own = BigInt(line.amount.minor - line.creditNotes.minor)
    base += own
    weighted += own * BigInt(rateOf(line))
  }
  return basisPoints(base > 0n ? Number((weighted * 2n + base) / (base * 2n)) : 0)
}
