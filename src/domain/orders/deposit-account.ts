import type { BankAccountId } from '../banking/bank-account.ts'
import type { BankId } from '../banking/bank.ts'
import type { Currency } from '../kernel/money.ts'

/** Where the money of an order goes: what a bank needs of an account. Its alias and its mail are no part of it. */
export interface PayoutAccount {
  readonly id: BankAccountId
  readonly bankId: BankId
  readonly type: string
  readonly number: string
  readonly currency: Currency
}

/** The account of an order now, and the one that was frozen on it. Undefined: there is none. */
export interface DepositAccounts {
  readonly current: PayoutAccount | undefined
  readonly frozen: PayoutAccount | undefined
}

/**
 * Where an order stands with its account: `MISSING` without one, `EXPECTED` before it is frozen, `FROZEN` while it is the
 * one that was frozen, `CHANGED` once it is another or has other data.
 */
export const DEPOSIT_STATES = ['MISSING', 'EXPECTED', 'FROZEN', 'CHANGED'] as const

/** One of `DEPOSIT_STATES`. */
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** An account as a person recognises it: its bank and the last four digits of its number. */
export interface ShownAccount {
  readonly id: BankAccountId
  /** Of the stored account at that time. */
  readonly version: number
  readonly bank: string
  readonly lastDigits: string
}

/**
 * Where the money of an order goes. `account`: the frozen one, before that the one that would be; undefined while `MISSING`.
 * `replacement`: what the company has in its place now, while `CHANGED`.
 */
export interface OrderDeposit {
  readonly state: DepositState
  readonly account: ShownAccount | undefined
  readonly replacement: ShownAccount | undefined
}

/**
 * The state of the account of an order, before its transfer.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import type { BankId } from '@anticipo/domain/banking/bank'
 * import { depositStateOf } from '@anticipo/domain/orders/deposit-account'
 *
 * const current = { id: '7' as BankAccountId, bankId: '1012' as BankId, type: 'CUENTA_VISTA', number: '11901904', currency: 'CLP' as const }
 * depositStateOf({ current, frozen: undefined }) // 'EXPECTED'
 * depositStateOf({ current, frozen: { ...current, number: '11901905' } }) // 'CHANGED'
 * ```
 */
export const depositStateOf = ({ current, frozen }: DepositAccounts): DepositState => {
  if (current === undefined) return 'MISSING'
  if (frozen === undefined) return 'EXPECTED'
  return isSameAccount(current, frozen) ? 'FROZEN' : 'CHANGED'
}

/**
 * Whether money that is sent to the one arrives at the other, and both are the same stored account.
 *
 * @example
 * ```ts
 * import type { BankAccountId } from '@anticipo/domain/banking/bank-account'
 * import type { BankId } from '@anticipo/domain/banking/bank'
 * import { isSameAccount } from '@anticipo/domain/orders/deposit-account'
 *
 * const one = { id: '7' as BankAccountId, bankId: '1012' as BankId, type: 'CUENTA_VISTA', number: '11901904', currency: 'CLP' as const }
 * isSameAccount(one, { ...one, bankId: '1001' as BankId }) // false
 * ```
 */
export const isSameAccount = (one: PayoutAccount, other: PayoutAccount): boolean =>
  one.id === other.id &&
  one.bankId === other.bankId &&
  one.type === other.type &&
  one.number === other.number &&
  one.currency === other.currency
