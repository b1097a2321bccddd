import type { InvoiceId } from '../kernel/id.ts'
import { type Currency, type Money, sum } from '../kernel/money.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Payer } from './invoice.ts'
import { normaliseIdentifier } from './invoice-search.ts'
import { isVerified } from './signature.ts'

/** Financeable totals from the host: the number of invoices of each type, and the sum for the type on view. */
export interface Available {
  readonly earlyPaymentCount: number
  readonly directFinancingCount: number
  readonly totalCartInvoices: Money
}

/** The available totals with those of the cart. Amounts are gross: credit notes are not deducted. */
export interface CartCounters extends Available {
  readonly selectedCartInvoices: number
  readonly totalSelectedCartInvoices: Money
  /** True for an empty cart too. */
  readonly allInvoicesWithDate: boolean
}

interface AmountsIn<C extends Currency> {
  readonly lines: ReadonlyArray<{ readonly invoice: { readonly amount: Money<C> } }>
}

/**
 * The counters of a cart; its total has the currency of `available`, by the rules of `totalOf`.
 *
 * @example
 * ```ts
 * import { countersOf } from '@anticipo/domain/financing/cart-counters'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const available = { earlyPaymentCount: 0, directFinancingCount: 9, totalCartInvoices: money('CLP', 900_000) }
 * countersOf(sampleCart(sampleInvoice('1')), available).totalSelectedCartInvoices // { currency: 'CLP', minor: 100000 }
 * countersOf(sampleCart(), available).allInvoicesWithDate // true
 * ```
 */
export const countersOf = (cart: Cart, available: Available): CartCounters => ({
  ...available,
  selectedCartInvoices: cart.lines.length,
  totalSelectedCartInvoices: totalOf(cart, available.totalCartInvoices.currency),
  allInvoicesWithDate: undatedIn(cart).length === 0,
})

/**
 * The sum of the gross amounts, credit notes not deducted, by the rules of `sum`.
 *
 * @example
 * ```ts
 * import { totalOf } from '@anticipo/domain/financing/cart-counters'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * totalOf(sampleCart(sampleInvoice('1'), sampleInvoice('2')), 'CLP') // { currency: 'CLP', minor: 200000 }
 * ```
 */
export const totalOf = <C extends Currency>(cart: AmountsIn<C>, currency: NoInfer<C>): Money<C> =>
  sum<C>(
    currency,
    cart.lines.map(({ invoice }) => invoice.amount),
  )

/**
 * The invoices of the cart without a payment date, in selection order.
 *
 * @example
 * ```ts
 * import { undatedIn } from '@anticipo/domain/financing/cart-counters'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * undatedIn(sampleCart(sampleInvoice('1', { dueDate: civilDate('2026-01-05') }))) // ['1']
 * ```
 */
export const undatedIn = (cart: Cart): ReadonlyArray<InvoiceId> =>
  cart.lines.filter((line) => line.paymentDate === undefined).map((line) => line.invoice.id)

/**
 * The invoices of the cart with a payment date before their due date, in selection order: payers rarely pay then.
 *
 * @example
 * ```ts
 * import { earlyIn } from '@anticipo/domain/financing/cart-counters'
 * import { setDate } from '@anticipo/domain/financing/cart-dates'
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY, sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const cart = sampleCart(sampleInvoice('1'))
 * const earlier = setDate(cart, 'all', civilDate('2026-03-30'), { today: SAMPLE_TODAY }, bankCalendar('CL'))
 * earlyIn(cart) // []
 * earlier._tag === 'Right' ? earlyIn(earlier.right) : undefined // ['1']
 * ```
 */
export const earlyIn = (cart: Cart): ReadonlyArray<InvoiceId> =>
  cart.lines
    .filter(({ invoice, paymentDate }) => paymentDate !== undefined && paymentDate < invoice.dueDate)
    .map(({ invoice }) => invoice.id)

/**
 * Invoices without a verified signature; the host marks an order with one of them for review.
 *
 * @example
 * ```ts
 * import { unverifiedIn } from '@anticipo/domain/financing/cart-counters'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * unverifiedIn(sampleCart(sampleInvoice('1', { signature: { status: 'NOT_SIGNED' } }))) // ['1']
 * ```
 */
export const unverifiedIn = (cart: Cart): ReadonlyArray<InvoiceId> =>
  cart.lines.filter(({ invoice }) => !isVerified(invoice.signature)).map(({ invoice }) => invoice.id)

/** A payer with its invoices in a cart. */
export interface CartPayer {
  /** The name that its first invoice has. */
  readonly payer: Payer
  /** In selection order. */
  readonly lines: ReadonlyArray<CartLine>
  /** Gross: credit notes are not deducted. */
  readonly total: Money
}

/**
 * The payers of a cart, the one with the largest total first; those of equal totals in selection order.
 *
 * @example
 * ```ts
 * import { payersIn } from '@anticipo/domain/financing/cart-counters'
 * import { sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * payersIn(sampleCart(sampleInvoice('1'), sampleInvoice('2'))).map(({ lines }) => lines.length) // [2]
 * ```
 */
export const payersIn = (cart: Cart): ReadonlyArray<CartPayer> => {
  const groups = new Map<string, ReadonlyArray<CartLine>>()
  for (const line of cart.lines) {
    const key = normaliseIdentifier(line.invoice.payer.identifier)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
    .flatMap((lines): ReadonlyArray<CartPayer> => {
      const [first] = lines
      return first === undefined
        ? []
        : [{ payer: first.invoice.payer, lines, total: totalOf({ lines }, first.invoice.amount.currency) }]
    })
    .toSorted((one, other) => other.total.minor - one.total.minor)
}
