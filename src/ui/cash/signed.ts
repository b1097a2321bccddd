import type { CashDirection } from '#domain/cash/cash-item.ts'
import type { Money } from '#domain/kernel/money.ts'

/** Money that goes out has a minus. */
export const signed = ({ currency, minor }: Money, direction: CashDirection): Money => ({
  currency,
  minor: direction === 'OUT' && minor !== 0 ? -minor : minor,
})
