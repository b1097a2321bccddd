import type { Id } from '../kernel/id.ts'

/** An identifier of the host. */
export type BankId = Id<'Bank'>

/** A bank of the country's list, which the host provides because it changes. */
export interface Bank {
  readonly id: BankId
  readonly name: string
  /** Mexico: the first three digits of the account number. Chile: the code of the supervisor. */
  readonly code: string
}

/**
 * The bank with that three-digit prefix; undefined for fewer digits or an unknown prefix.
 *
 * @example
 * ```ts
 * import { bankByDigits, type BankId } from '@anticipo/domain/banking/bank'
 *
 * const bank = { id: '7' as BankId, name: 'IXE', code: '40032' }
 * bankByDigits('032180', [bank])?.name // 'IXE'
 * bankByDigits('03', [bank]) // undefined
 * ```
 */
export const bankByDigits = (digits: string, banks: ReadonlyArray<Bank>): Bank | undefined =>
  digits.length < CODE_DIGITS
    ? undefined
    : banks.find(({ code }) => code.slice(-CODE_DIGITS) === digits.slice(0, CODE_DIGITS))

/**
 * The value of the bank field after the number changed: empty below three digits, else the selected bank, else the bank
 * of the prefix.
 *
 * @example
 * ```ts
 * import { type BankId, bankOfPartial } from '@anticipo/domain/banking/bank'
 *
 * const bank = { id: '7' as BankId, name: 'IXE', code: '40032' }
 * bankOfPartial('032', undefined, [bank]) // '7'
 * bankOfPartial('032', '9' as BankId, [bank]) // '9'
 * ```
 */
export const bankOfPartial = (
  digits: string,
  chosen: BankId | undefined,
  banks: ReadonlyArray<Bank>,
): BankId | undefined => (digits.length < CODE_DIGITS ? undefined : (chosen ?? bankByDigits(digits, banks)?.id))

/** The central bank publishes five digits, of which an account carries the last three: `40012` is `012`. */
const CODE_DIGITS = 3
