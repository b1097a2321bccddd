import type { InvoiceId } from '../kernel/id.ts'
import { type Currency, type Money, sum } from '../kernel/money.ts'
import type { Cart } from './cart.ts'
import { isVerified } from './signature.ts'

/** Financeable totals from the host: the number of invoices of each type, and the sum for the type on view. */
export interface Available {
  readonly earlyPaymentCount: number
  readonly directFinancingCount: number
  readonly totalCartInvoices: Money
}

export interface CartCounters extends Available {
  readonly selectedCartInvoices: number
  readonly totalSelectedCartInvoices: Money
  /** True for an empty cart too. */
  readonly allInvoicesWithDate: boolean
}

interface AmountsIn<C extends Currency> {
  readonly lines: ReadonlyArray<{ readonly invoice: { readonly amount: Money<C> } }>
}

export const countersOf = (cart: Cart, available: Available): CartCounters => ({
  ...available,
  selectedCartInvoices: cart.lines.length,
  totalSelectedCartInvoices: totalOf(cart, available.totalCartInvoices.currency),
  allInvoicesWithDate: undatedIn(cart).length === 0,
})

/** The sum of the gross amounts, credit notes not deducted, by the rules of `sum`. */
export const totalOf = <C extends Currency>(cart: AmountsIn<C>, currency: NoInfer<C>): Money<C> =>
  sum<C>(
    currency,
    cart.lines.map(({ invoice }) => invoice.amount),
  )

export const undatedIn = (cart: Cart): ReadonlyArray<InvoiceId> =>
  cart.lines.filter((line) => line.paymentDate === undefined).map((line) => line.invoice.id)

/** Invoices without a verified signature; the host marks an order with one of them for review. */
export const unverifiedIn = (cart: Cart): ReadonlyArray<InvoiceId> =>
  cart.lines.filter(({ invoice }) => !isVerified(invoice.signature)).map(({ invoice }) => invoice.id)
