import * as E from 'fp-ts/Either'
import type { SimulationFigures } from '../financing/simulation.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { add, compare, type Money } from '../kernel/money.ts'
import type { Movement, MovementType } from './movement.ts'
import { amountDue, type FinancedInvoice, lastPaidOn, type PayerPayment, retentionShares } from './retention.ts'

/** Why a payment is not recorded. */
export type PaymentRejected =
  | { readonly _tag: 'PaymentNotPositive' }
  | { readonly _tag: 'PaymentAboveDue'; readonly due: Money }
  /** Earlier than a payment of the same invoice. */
  | { readonly _tag: 'PaymentOutOfOrder'; readonly last: CivilDate }

/** The figures from which the transfer of an order follows. */
export type TransferFigures = Pick<
  SimulationFigures,
  'transfer' | 'retention' | 'interest' | 'operationCost' | 'orderDiscounts' | 'invoiceDiscounts'
>

/**
 * The movements of the transfer of an order. Together they are its total less its credit notes.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 * import { transferMovements } from '@anticipo/domain/wallet/order-movements'
 *
 * const { simulation } = sampleQuote(samplePricedLine('1'))
 * transferMovements(simulation, civilDate('2026-03-02')).map(({ amount }) => amount.minor) // [66700, 30000, 2800, 500]
 * ```
 */
export const transferMovements = (order: TransferFigures, on: CivilDate): ReadonlyArray<Movement> =>
  positive(on, [
    ['TRANSFER', order.transfer],
    ['RETENTION', order.retention],
    ['PRICE_DIFFERENCE', order.interest],
    ['ADVISORY', order.operationCost],
    ['DISCOUNT', add(order.orderDiscounts, order.invoiceDiscounts)],
  ])

/**
 * The movements of a payer's payment, with those of the settlement when it settles the invoice. Errors:
 * `PaymentNotPositive`; `PaymentAboveDue` with what is due; `PaymentOutOfOrder` for a day before the last payment.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { paymentMovements } from '@anticipo/domain/wallet/order-movements'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * const payment = { amount: money('CLP', 150_000), on: civilDate('2026-04-10') }
 * const recorded = paymentMovements(invoice, [], payment)
 * recorded._tag === 'Right' ? recorded.right.map(({ amount }) => amount.minor) : [] // [150000, 980, 44020]
 * paymentMovements(invoice, [payment], payment) // { _tag: 'Left', left: { _tag: 'PaymentAboveDue', due: { currency: 'CLP', minor: 0 } } }
 * ```
 */
export const paymentMovements = (
  invoice: FinancedInvoice,
  earlier: ReadonlyArray<PayerPayment>,
  payment: PayerPayment,
): E.Either<PaymentRejected, ReadonlyArray<Movement>> => {
  const { amount, on } = payment
  if (amount.minor <= 0) return E.left({ _tag: 'PaymentNotPositive' })
  const due = amountDue(invoice, earlier)
  if (compare(amount, due) > 0) return E.left({ _tag: 'PaymentAboveDue', due })
  const last = lastPaidOn(earlier)
  if (last !== undefined && last > on) return E.left({ _tag: 'PaymentOutOfOrder', last })
  return E.right([{ type: 'PAGO_FACTURA', amount, on }, ...settlementMovements(invoice, [...earlier, payment])])
}

/**
 * None until the invoice is settled: then the default interest is taken from the retention and the rest is released.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { settlementMovements } from '@anticipo/domain/wallet/order-movements'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * const payment = { amount: money('CLP', 150_000), on: civilDate('2026-03-31') }
 * settlementMovements(invoice, [payment]) // [{ type: 'RELEASE', amount: { currency: 'CLP', minor: 45000 }, on: '2026-03-31' }]
 * settlementMovements(invoice, []) // []
 * ```
 */
export const settlementMovements = (
  invoice: FinancedInvoice,
  payments: ReadonlyArray<PayerPayment>,
): ReadonlyArray<Movement> => {
  const { debt, released, taken } = retentionShares(invoice, payments)
  return positive(lastPaidOn(payments) ?? invoice.paymentDate, [
    ['DEFAULT_INTEREST', taken],
    ['DEFAULT_DEBT', debt],
    ['RELEASE', released],
  ])
}

/**
 * Where surpluses cannot be requested, all that the company is owed is transferred when an invoice is settled. `surplus` is the
 * balance of its account SURPLUS after the settlement; while it is negative nothing is transferred, so that releases pay a
 * debt first.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { payoutMovements } from '@anticipo/domain/wallet/order-movements'
 *
 * const surplus = money('MXN', 45_000)
 * payoutMovements('MX', surplus, civilDate('2026-03-31')) // [{ type: 'SURPLUS_PAID', amount: { currency: 'MXN', minor: 45000 }, on: '2026-03-31' }]
 * payoutMovements('MX', money('MXN', -4_000), civilDate('2026-03-31')) // []
 * payoutMovements('CL', money('CLP', 45_000), civilDate('2026-03-31')) // []
 * ```
 */
export const payoutMovements = (country: Country, surplus: Money, on: CivilDate): ReadonlyArray<Movement> =>
  profileOf(country).hasSurplus ? [] : positive(on, [['SURPLUS_PAID', surplus]])

const positive = (on: CivilDate, amounts: ReadonlyArray<readonly [MovementType, Money]>): ReadonlyArray<Movement> =>
  amounts.flatMap(([type, amount]) => (amount.minor > 0 ? [{ type, amount, on }] : []))
