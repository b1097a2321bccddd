import * as fc from 'fast-check'
import type { PricedCart, PricedLine } from '../financing/priced-cart.ts'
import type { SimulationError } from '../financing/simulate.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'
import { pricedCart } from './financing.ts'
import { negativeMinor, notWhole } from './hostile.ts'

/** A reason of `simulate`. */
export type SimulationReason = SimulationError['_tag']

type Rejection = (cart: PricedCart) => fc.Arbitrary<PricedCart>

/** Not checked: what `money` and `basisPoints` reject may come from a broken program. */
const unchecked = (currency: Currency, minor: number): Money => ({ currency, minor })
const badMinor = fc.oneof(negativeMinor, notWhole)
const badPoints = fc.oneof(
  negativeMinor,
  fc.double({ min: 0.001, max: 9_999.999, noInteger: true, noNaN: true }),
  fc.constant(Number.NaN),
) as fc.Arbitrary<BasisPoints>
/** Integers beyond 2^53 are too large rather than invalid. */
const badCharge = fc.oneof(negativeMinor, fc.constantFrom(0.5, -0.5, Number.NaN, Infinity, 1e-9))
const tooManyPoints = fc.integer({ min: 10_001, max: 1_000_000 }) as fc.Arbitrary<unknown> as fc.Arbitrary<BasisPoints>
const malformedDate = fc.constantFrom(
  '',
  '2026-02-30',
  '2026-2-3',
  '31/03/2026',
  'mañana',
) as fc.Arbitrary<unknown> as fc.Arbitrary<CivilDate>

/** The cart with one of its lines changed. */
const inOneLine =
  (change: (line: PricedLine, cart: PricedCart) => fc.Arbitrary<Partial<PricedLine>>): Rejection =>
  (cart) =>
    fc.nat().chain((n) => {
      const chosen = n % cart.lines.length
      const line = cart.lines[chosen]
      return (line === undefined ? fc.constant({}) : change(line, cart)).map((changes) => ({
        ...cart,
        lines: cart.lines.map((one, at) => (at === chosen ? { ...one, ...changes } : one)),
      }))
    })

const other = (currency: Currency): Currency => (currency === 'CLP' ? 'MXN' : 'CLP')
const total = ({ lines }: PricedCart): number => lines.reduce((sum, { amount }) => sum + amount.minor, 0)

const REJECTIONS: Readonly<Record<SimulationReason, Rejection>> = {
  SimulationEmpty: (cart) => fc.constant({ ...cart, lines: [] }),
  SimulationCurrencyMixed: (cart) => {
    const foreign = other(cart.currency)
    return fc.oneof(
      inOneLine(({ amount }) => fc.constant({ amount: money(foreign, amount.minor) }))(cart),
      inOneLine(({ creditNotes }) => fc.constant({ creditNotes: money(foreign, creditNotes.minor) }))(cart),
      inOneLine(() => fc.constant({ paid: money(foreign, 0) }))(cart),
      fc.constant({ ...cart, operationCost: money(foreign, 0) }),
    )
  },
  SimulationDateMalformed: (cart) =>
    fc.oneof(
      inOneLine(() => malformedDate.map((paymentDate) => ({ paymentDate })))(cart),
      malformedDate.map((today) => ({ ...cart, today })),
    ),
  SimulationDatePast: inOneLine((_, { today }) =>
    fc.integer({ min: 1, max: 400 }).map((days) => ({ paymentDate: addDays(today, -days) })),
  ),
  SimulationAmountInvalid: inOneLine(({ amount, creditNotes }) =>
    fc.oneof(
      badMinor.map((minor) => ({ creditNotes: unchecked(amount.currency, minor) })),
      fc.constant({ creditNotes: money(amount.currency, amount.minor + 1) }),
      badMinor.map((minor) => ({ paid: unchecked(amount.currency, minor) })),
      fc.constant({ paid: money(amount.currency, creditNotes.minor + 1) }),
      fc.constantFrom(-1, 0.5, Number.NaN, Infinity).map((minor) => ({ amount: unchecked(amount.currency, minor) })),
    ),
  ),
  SimulationRateInvalid: inOneLine(() =>
    fc.oneof(
      badPoints.map((rate) => ({ rate })),
      fc.oneof(badPoints, tooManyPoints).map((retention) => ({ retention })),
    ),
  ),
  SimulationChargeInvalid: (cart) =>
    fc
      .tuple(fc.constantFrom('operationCost', 'orderDiscounts', 'invoiceDiscounts'), badCharge)
      .map(([charge, minor]) => ({ ...cart, [charge]: unchecked(cart.currency, minor) })),
  SimulationNotFinanceable: (cart) =>
    fc
      .integer({ min: 1, max: 1_000_000_000 })
      .map((more) => ({ ...cart, operationCost: money(cart.currency, total(cart) + more) })),
  SimulationAmountTooLarge: (cart) =>
    fc
      .integer({ min: 0, max: 1_000_000 })
      .map((more) => ({ ...cart, operationCost: unchecked(cart.currency, Number.MAX_SAFE_INTEGER + 1 + more) })),
}

/** Every reason for which `simulate` rejects a cart. */
export const SIMULATION_REASONS = Object.keys(REJECTIONS) as ReadonlyArray<SimulationReason>

/**
 * A cart that `simulate` rejects for `reason` and no other. Amounts, rates and charges are negative, fractions, NaN, infinite
 * or too large; dates do not exist or are past.
 */
export const rejectedPricedCart = (reason: SimulationReason): fc.Arbitrary<PricedCart> =>
  pricedCart.chain((cart) => REJECTIONS[reason](cart))
