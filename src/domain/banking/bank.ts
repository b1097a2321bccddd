import type { Id } from '../kernel/id.ts'

export type BankId = Id<'Bank'>

/** A bank of the country's list, which comes from outside because it ages. */
export interface Bank {
  readonly id: BankId
  readonly name: string
  /** Mexico: the first three digits of the accounts. Chile: the number the supervisor gives. */
  readonly code: string
}

/** The bank that the first three digits name; nobody while there are fewer, or when the list does not know them. */
export const bankByDigits = (digits: string, banks: ReadonlyArray<Bank>): Bank | undefined =>
  digits.length < CODE_DIGITS
    ? undefined
    : banks.find(({ code }) => code.slice(-CODE_DIGITS) === digits.slice(0, CODE_DIGITS))

/**
 * What the field of the bank holds after the number changed: nothing below three digits, what was chosen when something
 * was, else what the digits say.
 */
export const bankWhileTyping = (
  digits: string,
  chosen: BankId | undefined,
  banks: ReadonlyArray<Bank>,
): BankId | undefined => (digits.length < CODE_DIGITS ? undefined : (chosen ?? bankByDigits(digits, banks)?.id))

/** The central bank writes five digits, of which an account carries the last three: `40012` is `012`. */
const CODE_DIGITS = 3
