import * as E from 'fp-ts/Either'
import { compare, type Currency, type Money, subtract } from '../kernel/money.ts'

/** The financier's credit for paying suppliers, and its remaining balance. */
export interface CreditLine<C extends Currency = Currency> {
  readonly credit: Money<C>
  readonly balance: Money<NoInfer<C>>
}

/**
 * The credit less its balance; negative where the balance exceeds the credit.
 *
 * @example
 * ```ts
 * import { ofMajor } from '@anticipo/domain/kernel/money'
 * import { usedCredit } from '@anticipo/domain/payables/credit-line'
 *
 * usedCredit({ credit: ofMajor('MXN', 1_000), balance: ofMajor('MXN', 250) }) // { currency: 'MXN', minor: 75000 }
 * ```
 */
export const usedCredit = <C extends Currency>({ credit, balance }: CreditLine<C>): Money<C> =>
  subtract(credit, balance)

/**
 * The used share for a progress bar, in whole per cent from 0 to 100, truncated: full only at a zero balance.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { usedPercent } from '@anticipo/domain/payables/credit-line'
 *
 * usedPercent({ credit: money('MXN', 1_000), balance: money('MXN', 1) }) // 99
 * usedPercent({ credit: money('MXN', 1_000), balance: money('MXN', 0) }) // 100
 * ```
 */
export const usedPercent = (line: CreditLine): number => {
  const used = compare(line.credit, line.balance)
  if (used <= 0 || !Number.isInteger(used) || !Number.isInteger(line.credit.minor)) return 0
  return used >= line.credit.minor ? 100 : Number((BigInt(used) * 100n) / BigInt(line.credit.minor))
}

/** The repayment is larger than what is available. */
export interface CreditExceeded {
  readonly _tag: 'CreditExceeded'
  readonly available: Money
}

/**
 * The amount to repay must not exceed the balance less `claimed`, what other requests would use.
 *
 * @example
 * ```ts
 * import { ofMajor } from '@anticipo/domain/kernel/money'
 * import { validateFinancing } from '@anticipo/domain/payables/credit-line'
 *
 * const line = { credit: ofMajor('MXN', 1_000), balance: ofMajor('MXN', 250) }
 * const rejected = validateFinancing(line, ofMajor('MXN', 100), ofMajor('MXN', 200))
 * rejected._tag === 'Left' ? rejected.left : undefined // { _tag: 'CreditExceeded', available: { currency: 'MXN', minor: 15000 } }
 * validateFinancing(line, ofMajor('MXN', 100), ofMajor('MXN', 150))._tag // 'Right'
 * ```
 */
export const validateFinancing = (
  { balance }: CreditLine,
  claimed: Money,
  repayment: Money,
): E.Either<CreditExceeded, Money> => {
  const available = subtract(balance, claimed)
  return compare(repayment, available) > 0 ? E.left({ _tag: 'CreditExceeded', available }) : E.right(repayment)
}
