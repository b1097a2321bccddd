import { type BalanceChange, balanceChanges } from '#domain/cash/balance-changes.ts'
import type { CashItem } from '#domain/cash/cash-item.ts'
import { applyChanges } from '#domain/cash/project-cash.ts'
import type { CashBlock, CashProjection } from '#domain/cash/projection.ts'
import type { Currency } from '#domain/kernel/money.ts'

/** Items that would not move as expected, and those in their place. */
export interface CashChange {
  readonly removed: ReadonlyArray<CashItem>
  readonly added: ReadonlyArray<CashItem>
}

/** The money of one currency before and after a change. */
export interface CashComparison {
  readonly before: CashBlock
  readonly after: CashBlock
  readonly changes: ReadonlyArray<BalanceChange>
  /** The weeks with a negative balance that have none without the change. */
  readonly turnedNegative: ReadonlyArray<BalanceChange>
  /** The week whose balance falls most; undefined where none falls. */
  readonly fallsMost: BalanceChange | undefined
}

/** Undefined where the company has nothing in that currency. */
export const compareCash = (
  cash: CashProjection,
  { added, removed }: CashChange,
  currency: Currency,
): CashComparison | undefined => {
  const of = ({ blocks }: CashProjection) => blocks.find((block) => block.currency === currency)
  const [before, after] = [of(cash), of(applyChanges(cash, removed, added))]
  if (before === undefined || after === undefined) return undefined
  const changes = balanceChanges(before, after)
  return {
    before,
    after,
    changes,
    turnedNegative: changes.filter((one) => one.before.minor >= 0 && one.after.minor < 0),
    fallsMost: changes
      .filter((one) => fallOf(one) > 0)
      .reduce<BalanceChange | undefined>(
        (most, one) => (most === undefined || fallOf(one) > fallOf(most) ? one : most),
        undefined,
      ),
  }
}

const fallOf = ({ after, before }: BalanceChange): number => before.minor - after.minor
