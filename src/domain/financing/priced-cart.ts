import * as E from 'fp-ts/Either'
import { type CivilDate, parse } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { Currency, Money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'

/** An invoice with the inputs of its price: payment date and rates. */
export interface PricedLine {
  readonly invoiceId: InvoiceId
  readonly amount: Money
  readonly creditNotes: Money
  /** The part of `creditNotes` that is payments. Absent means none. */
  readonly paid?: Money | undefined
  readonly paymentDate: CivilDate
  /** Monthly, of thirty days. */
  readonly rate: BasisPoints
  readonly retention: BasisPoints
}

/** The input of a simulation. All amounts are in `currency`; a discount that is absent is zero. */
export interface PricedCart {
  readonly currency: Currency
  readonly today: CivilDate
  /** Once per order. */
  readonly operationCost: Money
  readonly lines: ReadonlyArray<PricedLine>
  readonly orderDiscounts?: Money
  readonly invoiceDiscounts?: Money
}

/** Why a cart cannot be simulated, with the invoices concerned. */
export type PricedCartError =
  | { readonly _tag: 'SimulationEmpty' }
  | { readonly _tag: 'SimulationCurrencyMixed' }
  | InvoicesRejected
  /** The operation cost or a discount is negative or no whole number of minor units, or received invoices have a discount. */
  | { readonly _tag: 'SimulationChargeInvalid' }

/**
 * The error of some invoices. DateMalformed: no calendar date, also of `today`, then without ids. AmountInvalid: the
 * credit notes are negative or exceed the amount, the payments are negative or exceed the credit notes, or one of them
 * is no whole number of minor units. RateInvalid: the monthly rate is negative or no whole number, or the retention is none from 0 to 10,000.
 */
interface InvoicesRejected {
  readonly _tag: InvoiceCheck
  readonly invoiceIds: ReadonlyArray<InvoiceId>
}

type InvoiceCheck =
  | 'SimulationDateMalformed'
  | 'SimulationDatePast'
  | 'SimulationAmountInvalid'
  | 'SimulationRateInvalid'

/**
 * The first error of the inputs, before anything is calculated; the cart itself when it can be calculated. Costs
 * above the value of the cart are found by `simulate`.
 *
 * @example
 * ```ts
 * import { validatePricedCart } from '@anticipo/domain/financing/priced-cart'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { samplePricedCart, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * validatePricedCart(samplePricedCart(samplePricedLine('1', { paymentDate: civilDate('2026-03-01') }))) // { _tag: 'Left', left: { _tag: 'SimulationDatePast', invoiceIds: ['1'] } }
 * validatePricedCart(samplePricedCart(samplePricedLine('1')))._tag // 'Right'
 * ```
 */
export const validatePricedCart = <C extends PricedCart>(cart: C): E.Either<PricedCartError, C> => {
  if (cart.lines.length === 0) return E.left({ _tag: 'SimulationEmpty' })
  if (!isOneCurrency(cart)) return E.left({ _tag: 'SimulationCurrencyMixed' })
  if (E.isLeft(parse(cart.today))) return E.left({ _tag: 'SimulationDateMalformed', invoiceIds: [] })
  for (const [_tag, holds] of INVOICE_CHECKS) {
    const bad = cart.lines.filter((line) => !holds(line, cart.today))
    if (bad.length > 0) return E.left({ _tag, invoiceIds: bad.map(({ invoiceId }) => invoiceId) })
  }
  if (!chargesOf(cart).every(({ minor }) => isWhole(minor))) return E.left({ _tag: 'SimulationChargeInvalid' })
  return E.right(cart)
}

/** An integer of at least 0; sums report whether it is exact. */
const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0

const SHARE_DENOMINATOR = 10_000

/** In the order of their errors. */
const INVOICE_CHECKS: ReadonlyArray<readonly [InvoiceCheck, (line: PricedLine, today: CivilDate) => boolean]> = [
  ['SimulationDateMalformed', ({ paymentDate }) => E.isRight(parse(paymentDate))],
  ['SimulationDatePast', ({ paymentDate }, today) => paymentDate >= today],
  [
    'SimulationAmountInvalid',
    ({ amount, creditNotes, paid }) =>
      isWhole(creditNotes.minor) &&
      Number.isInteger(amount.minor) &&
      amount.minor >= creditNotes.minor &&
      (paid === undefined || (isWhole(paid.minor) && paid.minor <= creditNotes.minor)),
  ],
  [
    'SimulationRateInvalid',
    ({ rate, retention }) => isWhole(rate) && isWhole(retention) && retention <= SHARE_DENOMINATOR,
  ],
]

/**
 * The operation cost and those of the two discounts that are present.
 *
 * @example
 * ```ts
 * import { chargesOf } from '@anticipo/domain/financing/priced-cart'
 * import { samplePricedCart } from '@anticipo/domain/testing/samples'
 *
 * chargesOf(samplePricedCart()) // [{ currency: 'CLP', minor: 500 }]
 * ```
 */
export const chargesOf = ({ operationCost, orderDiscounts, invoiceDiscounts }: PricedCart): ReadonlyArray<Money> =>
  [operationCost, orderDiscounts, invoiceDiscounts].flatMap((amount) => amount ?? [])

const isOneCurrency = (cart: PricedCart): boolean =>
  chargesOf(cart).every((amount) => amount.currency === cart.currency) &&
  cart.lines.every(({ amount, creditNotes, paid = creditNotes }) =>
    [amount, creditNotes, paid].every(({ currency }) => currency === cart.currency),
  )
