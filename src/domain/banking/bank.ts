import type { Id } from '../kernel/id.ts'

export type BankId = Id<'Bank'>

/** A bank of the country's list, which the host provides because it changes. */
export interface Bank {
  readonly id: BankId
  readonly name: string
  /** Mexico: the first three digits of the account number. Chile: the code of the supervisor. */
  readonly code: string
}

/** The bank with that three-digit prefix; undefined for fewer digits or an unknown prefix. */
export const bankByDigits = (digits: string, banks: ReadonlyArray<Bank>): Bank | undefined =>
  digits.length < CODE_DIGITS
    ? undefined
    : banks.find(({ code }) => code.slice(-CODE_DIGITS) === digits.slice(0, CODE_DIGITS))

/**
 * The value of the bank field after the number changed: empty below three digits, else the selected bank, else the bank
 * of the prefix.
 */
export const bankOfPartial = (
  digits: string,
  chosen: BankId | undefined,
  banks: ReadonlyArray<Bank>,
): BankId | undefined => (digits.length < CODE_DIGITS ? undefined : (chosen ?? bankByDigits(digits, banks)?.id))

/** The central bank publishes five digits, of which an account carries the last three: `40012` is `012`. */
const CODE_DIGITS = 3
