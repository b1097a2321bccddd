import type { Money } from '../kernel/money.ts'

/**
 * The remaining share of the retention, in per cent with at most two decimals, truncated: 74.999 is not 75, in words or
 * in colour. Undefined where nothing was retained or an amount is invalid.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { surplusPercent } from '@anticipo/domain/orders/surplus-chip'
 *
 * surplusPercent(money('CLP', 74_999), money('CLP', 100_000)) // 74.99
 * surplusPercent(money('CLP', 0), money('CLP', 0)) // undefined
 * ```
 */
export const surplusPercent = <C extends Money['currency']>(
  available: Money<C>,
  retention: Money<NoInfer<C>>,
): number | undefined => {
  if (retention.minor <= 0 || !Number.isInteger(retention.minor) || !Number.isInteger(available.minor)) return undefined
  const scaled = BigInt(available.minor) * 10_000n
  const whole = BigInt(retention.minor)
  const cut = scaled / whole - (scaled < 0n && scaled % whole !== 0n ? 1n : 0n)
  return Number(cut) / 100
}
