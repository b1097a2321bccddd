/**
 * Divides `total` integer units by `weights`, in proportion, halves up, the rest to the last. The shares add up to the
 * total; none is negative for non-negative input.
 */
export const allocate = (total: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  let left = total
  return weights.map((weight, at) => {
    const share = at === weights.length - 1 ? left : Math.min(left, proportion(total, weight, whole))
    left -= share
    return share
  })
}

/** The product may exceed the safe integers. */
const proportion = (total: number, weight: number, whole: bigint): number =>
  whole === 0n ? 0 : Number((BigInt(total) * BigInt(weight) * 2n + whole) / (whole * 2n))
