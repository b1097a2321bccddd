import type { CivilDate } from '../kernel/civil-date.ts'
import type { Currency, Money } from '../kernel/money.ts'
import type { CashColumn } from './cash-column.ts'
import type { CashRow } from './cash-item.ts'

/** The items of one kind and direction in one column or on one day. */
export interface CashCell extends CashRow {
  /** The sum of their amounts. */
  readonly amount: Money
  /** How many they are, at least one. */
  readonly count: number
}

/** The balances at the end of a day or a week. */
export interface CashBalances {
  readonly closing: Money
  /** The same if everything overdue is paid today, and no overdue money comes in. */
  readonly closingIfOverduePaid: Money
}

/** Money of one column or of one day. Cells without items are left out; the others are in the order of `CASH_ROWS`. */
export interface CashSums {
  readonly cells: ReadonlyArray<CashCell>
  readonly in: Money
  readonly out: Money
  /** Undefined without an opening balance, and where no time passes: overdue, later, undated, not counted. */
  readonly balances: CashBalances | undefined
}

/** The sums of a column. */
export interface CashColumnSums extends CashSums {
  readonly column: CashColumn
}

/** The sums of a day. */
export interface CashDaySums extends CashSums {
  readonly date: CivilDate
}

/** The money of one currency. No currency is converted or added to another. */
export interface CashBlock {
  readonly currency: Currency
  /** The balance of the accounts today; undefined where the company has not stated it. */
  readonly opening: Money | undefined
  /** Overdue and all weeks; later, undated and not counted only where they have items. */
  readonly columns: ReadonlyArray<CashColumnSums>
  /** `CASH_DAYS` days from today. */
  readonly days: ReadonlyArray<CashDaySums>
}

/** Money that is expected to move, by column and by day, in one block for each currency with a balance or an item. */
export interface CashProjection {
  readonly today: CivilDate
  readonly blocks: ReadonlyArray<CashBlock>
}
