/** How much of the sum of the chosen advances one payer may have, in percent. 100 is no limit. */
export type PayerShare = 100 | 50 | 40

/** The shares that can be asked for, the widest first. */
export const PAYER_SHARES: ReadonlyArray<PayerShare> = [100, 50, 40]

/**
 * The smallest sum of advances of which `advance` is at most `share` percent, rounded up to minor units.
 *
 * @example
 * ```ts
 * import { leastTotal } from '@anticipo/domain/financing/payer-share'
 *
 * leastTotal(100_000, 40) // 250000
 * leastTotal(3, 40) // 8
 * ```
 */
export const leastTotal = (advance: number, share: PayerShare): number =>
  100 * Math.floor(advance / share) + Math.ceil((100 * (advance % share)) / share)
