import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/**
 * Where money comes from or goes to: issued invoices, requests before their transfer, retentions to be returned, requested
 * surpluses and own items; invoices to be paid, payrolls, financed payrolls to be repaid, debts of default interest, own items.
 */
export const CASH_KINDS = [
  'RECEIVABLE',
  'ORDER_TRANSFER',
  'RETENTION',
  'SURPLUS',
  'PAYABLE',
  'PAYROLL',
  'REPAYMENT',
  'DEBT',
  'FIXED',
] as const
/** One of `CASH_KINDS`. */
export type CashKind = (typeof CASH_KINDS)[number]

/** Whether money comes in or goes out. */
export type CashDirection = 'IN' | 'OUT'

/**
 * Why an issued invoice that is owed is not counted, the most decisive reason first: its payer claimed it, its documents contradict
 * each other, it has no payer by name, it was paid on issue, it is due for more than `OLD_DAYS`, or the user left it out.
 */
export const UNCOUNTED_REASONS = ['CLAIMED', 'IN_DOUBT', 'GENERIC_RECEIVER', 'PAID_ON_ISSUE', 'OLD', 'BY_USER'] as const
/** One of `UNCOUNTED_REASONS`. */
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

/** Money that is expected to move. Each document has one item of a kind, and what it owes is in one item only. */
export interface CashItem {
  /** Unlike that of each other item. */
  readonly key: string
  readonly kind: CashKind
  readonly direction: CashDirection
  /** More than zero. */
  readonly amount: Money
  /** The day on which it moves; before today it is overdue, undefined where no day is known. */
  readonly expected: CivilDate | undefined
  /** Undefined for an item that is counted. */
  readonly reason: UncountedReason | undefined
}

/** Items of one kind, day and reason that were added up: `amount` is their sum. */
export interface CashGroup extends Omit<CashItem, 'key'> {
  /** How many they are, at least one. */
  readonly count: number
}

/** A kind with a direction: own items are the only kind with both. */
export interface CashRow {
  readonly kind: CashKind
  readonly direction: CashDirection
}

/** The rows of a table of cash: what comes in, then what goes out. */
export const CASH_ROWS: ReadonlyArray<CashRow> = [
  { kind: 'RECEIVABLE', direction: 'IN' },
  { kind: 'ORDER_TRANSFER', direction: 'IN' },
  { kind: 'RETENTION', direction: 'IN' },
  { kind: 'SURPLUS', direction: 'IN' },
  { kind: 'FIXED', direction: 'IN' },
  { kind: 'PAYABLE', direction: 'OUT' },
  { kind: 'PAYROLL', direction: 'OUT' },
  { kind: 'REPAYMENT', direction: 'OUT' },
  { kind: 'DEBT', direction: 'OUT' },
  { kind: 'FIXED', direction: 'OUT' },
]
