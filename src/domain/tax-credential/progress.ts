/**
 * The larger percentage of the check and the socket, as an integer from 0 to 100. NaN counts as 0.
 *
 * @example
 * ```ts
 * import { percentOf } from '@anticipo/domain/tax-credential/progress'
 *
 * percentOf(20, 34.6) // 35
 * ```
 */
export const percentOf = (jobProgress: number, completion: number = 0): number =>
  Math.round(Math.max(within(jobProgress), within(completion)))

/**
 * The next value of a progress bar: never above 100, never below the displayed one.
 *
 * @example
 * ```ts
 * import { nextPercent } from '@anticipo/domain/tax-credential/progress'
 *
 * nextPercent(40, 35) // 40
 * ```
 */
export const nextPercent = (shown: number, next: number): number => Math.max(percentOf(shown), percentOf(next))

/** NaN counts as zero. */
const within = (percent: number): number => (percent > 0 ? Math.min(percent, 100) : 0)
