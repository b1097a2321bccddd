import * as E from 'fp-ts/Either'
import { compare, type Currency, type Money, subtract } from '../kernel/money.ts'

/** The financier's credit for paying suppliers, and its remaining balance. */
export interface CreditLine<C extends Currency = Currency> {
  readonly credit: Money<C>
  readonly balance: Money<NoInfer<C>>
}

/** The credit less its balance; negative where the balance exceeds the credit. */
export const usedCredit = <C extends Currency>({ credit, balance }: CreditLine<C>): Money<C> =>
  subtract(credit, balance)

/** The used share for a progress bar, in whole per cent from 0 to 100, truncated: full only at a zero balance. */
export const usedPercent = (line: CreditLine): number => {
  const used = compare(line.credit, line.balance)
  if (used <= 0 || !Number.isInteger(used) || !Number.isInteger(line.credit.minor)) return 0
  return used >= line.credit.minor ? 100 : Number((BigInt(used) * 100n) / BigInt(line.credit.minor))
}

export interface CreditExceeded {
  readonly _tag: 'CreditExceeded'
  readonly available: Money
}

/** The amount to repay must not exceed the balance less `claimed`, what other requests would use. */
export const validateFinancing = (
  { balance }: CreditLine,
  claimed: Money,
  repayment: Money,
): E.Either<CreditExceeded, Money> => {
  const available = subtract(balance, claimed)
  return compare(repayment, available) > 0 ? E.left({ _tag: 'CreditExceeded', available }) : E.right(repayment)
}
