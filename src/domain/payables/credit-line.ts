import { type Money, subtract } from '../kernel/money.ts'

/** What the financier lends to pay suppliers, and how much of it is left. */
export interface CreditLine {
  readonly credit: Money
  readonly balance: Money
}

/** The credit less its balance; below zero where more is left than was lent. */
export const usedCredit = ({ credit, balance }: CreditLine): Money => subtract(credit, balance)

/** The used share as a bar shows it, in whole per cent from 0 to 100, cut: full only when nothing is left. */
export const usedPercent = (line: CreditLine): number => {
  const used = usedCredit(line).minor
  if (used <= 0 || !Number.isInteger(used) || !Number.isInteger(line.credit.minor)) return 0
  return used >= line.credit.minor ? 100 : Number((BigInt(used) * 100n) / BigInt(line.credit.minor))
}
