import { divideHalfAway } from '../kernel/rounding.ts'

/**
 * `amount × numerator / denominator` as an integer, halves away from zero, exact whatever the size of the product.
 * All three are integers, the denominator positive. An answer beyond 2^53 is `Infinity`: whoever sums must look.
 */
export const proportion = (amount: number, numerator: number, denominator: number): number => {
  const product = amount * numerator
  return Number.isSafeInteger(product) ? divideHalfAway(product, denominator) : wide(amount, numerator, denominator)
}

/** Slow, and needed only for amounts no small company invoices. */
const wide = (amount: number, numerator: number, denominator: number): number => {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(numerator)) return Infinity
  const product = BigInt(amount) * BigInt(numerator)
  const size = product < 0n ? -product : product
  const rounded = (size * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n)
  return rounded > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(product < 0n ? -rounded : rounded)
}
