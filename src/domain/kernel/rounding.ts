/**
 * `numerator / denominator` to the nearest integer, halves away from zero; both safe integers, the denominator positive.
 * The product of the callers is exact up to 2^53, so nothing is lost before this one rounding.
 */
export const divideHalfAway = (numerator: number, denominator: number): number => {
  const size = Math.abs(numerator)
  const rest = size % denominator
  const whole = (size - rest) / denominator + (rest * 2 >= denominator ? 1 : 0)
  return numerator < 0 ? 0 - whole : whole
}
