import { money } from '#domain/kernel/money.ts'
import type { Money } from '#domain/kernel/money.ts'

/** The same amount, taken away. Nothing taken away is nothing, not minus nothing. */
export const negate = (amount: Money): Money => money(amount.currency, 0 - amount.minor)
