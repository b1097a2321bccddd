/**
 * `numerator / denominator` to the nearest integer, halves away from zero; both safe integers, the denominator positive
 * and at most 2^52. Never `-0`.
 *
 * @example
 * ```ts
 * import { divideHalfAway } from '@anticipo/domain/kernel/rounding'
 *
 * divideHalfAway(-5, 2) // -3
 * ```
 */
export const divideHalfAway = (numerator: number, denominator: number): number => {
  const size = Math.abs(numerator)
  // A quotient this close to the next integer is represented as that integer, which is already the rounded result.
  const floor = Math.floor(size / denominator)
  const whole = floor + ((size - floor * denominator) * 2 >= denominator ? 1 : 0)
  return numerator < 0 ? 0 - whole : whole
}

/**
 * `value × numerator / denominator`, rounded half away from zero once; exact also beyond 2^53. For fractions it is as
 * exact as their product.
 *
 * @example
 * ```ts
 * import { multiplyRounded } from '@anticipo/domain/kernel/rounding'
 *
 * multiplyRounded(150_000, 280, 10_000) // 4_200
 * ```
 */
export const multiplyRounded = (value: number, numerator: number, denominator: number): number => {
  const product = value * numerator
  if (Number.isSafeInteger(product) || !areWhole(value, numerator, denominator))
    return divideHalfAway(product, denominator)
  const exact = BigInt(value) * BigInt(numerator)
  const twice = 2n * BigInt(denominator)
  const whole = (2n * (exact < 0n ? -exact : exact) + BigInt(denominator)) / twice
  return Number(exact < 0n ? -whole : whole)
}

const areWhole = (value: number, numerator: number, denominator: number): boolean =>
  Number.isInteger(value) && Number.isInteger(numerator) && Number.isInteger(denominator) && denominator > 0
