import { moneyWithin, type Currency, type Money } from '../kernel/money.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import type { Invoice } from './document.ts'

/** An amount in the currency of an invoice and in that of the country. */
export interface BothAmounts {
  readonly own: number
  readonly local: number
  /** Stated in the currency of the country, of an invoice in another one. */
  readonly isConverted: boolean
}

/** The invoice's currency, total and total in the currency of the country. */
export type Rated = Pick<Invoice, 'amount' | 'localAmount'>

/**
 * A stated amount in both currencies of an invoice, at the rate of the invoice, half away from zero. Undefined for another
 * currency: dollars of an invoice in pesos have no rate.
 */
export const inBoth = (stated: Money, { amount, localAmount }: Rated): BothAmounts | undefined => {
  if (stated.currency === amount.currency)
    return { own: stated.minor, local: convert(stated.minor, amount, localAmount), isConverted: false }
  if (stated.currency === localAmount.currency)
    return { own: convert(stated.minor, localAmount, amount), local: stated.minor, isConverted: true }
  return undefined
}

/** A known amount as money of the invoice's currency. */
export const own = (invoice: Rated, minor: number): Money => moneyWithin(invoice.amount.currency, minor)

/** The sum of whole numbers, exact and at most what an amount can have. */
export const sumOf = (minors: ReadonlyArray<number>): number =>
  within(minors.reduce((total, minor) => total + BigInt(minor), 0n))

const within = (total: bigint): number => {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  return Number(total > most ? most : total < -most ? -most : total)
}

const convert = (minor: number, from: Money, to: Money): number => {
  if (from.currency === to.currency) return minor
  if (from.minor === 0) return 0
  return moneyWithin(to.currency, multiplyRounded(minor, to.minor, from.minor)).minor
}

/** Minor units of one unit of a currency. */
export const unitOf = (currency: Currency): number => (currency === 'CLP' ? 1 : 100)
