import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { type Bank, bankByDigits } from './bank.ts'
import * as Clabe from './clabe.ts'

/** The digits of the account, leading zeros included. */
export type LocalAccountNumber = string & { readonly LocalAccountNumber: unique symbol }

/** The number of an account: digits in Chile, a CLABE in Mexico. */
export type AccountNumber = LocalAccountNumber | Clabe.Clabe

/** Why a text is no account number of the country. */
export type AccountNumberError =
  | Clabe.ClabeError
  | { readonly _tag: 'AccountNumberEmpty' }
  | { readonly _tag: 'AccountNumberNotDigits' }
  | { readonly _tag: 'AccountNumberTooLong'; readonly maximum: number }

/** A warning that never rejects: published lists of banks are older than the banks. */
export type AccountNumberWarning =
  | { readonly _tag: 'AccountBankUnknown'; readonly code: string }
  | { readonly _tag: 'AccountBankDiffers'; readonly named: Bank }

/**
 * The number of an account as typed. Mexico: a CLABE, by `Clabe.parse`. Chile: 1 to 30 digits with blanks, dots and
 * hyphens, leading zeros kept, since the format differs by bank. Errors: `AccountNumberEmpty`,
 * `AccountNumberNotDigits`, `AccountNumberTooLong`, or those of a CLABE.
 *
 * @example
 * ```ts
 * import { parseAccountNumber } from '@anticipo/domain/banking/account-number'
 *
 * parseAccountNumber('CL', '00-123-4567') // { _tag: 'Right', right: '001234567' }
 * parseAccountNumber('MX', '032180000118359710') // { _tag: 'Left', left: { _tag: 'ClabeCheckDigitMismatch' } }
 * ```
 */
export const parseAccountNumber = (country: Country, text: string): E.Either<AccountNumberError, AccountNumber> =>
  profileOf(country).accountNumber === 'CLABE' ? Clabe.parse(text) : parseLocal(text)

/**
 * The ASCII digits of a partly typed text, cut to the maximum length of an account number.
 *
 * @example
 * ```ts
 * import { formatPartialAccountNumber } from '@anticipo/domain/banking/account-number'
 *
 * formatPartialAccountNumber('MX', '032 180 00011835971 9 99') // '032180000118359719'
 * ```
 */
export const formatPartialAccountNumber = (country: Country, text: string): string =>
  text.slice(0, MAX_INPUT_LENGTH).replaceAll(/\D/g, '').slice(0, MAX_DIGITS[profileOf(country).accountNumber])

/**
 * Whether the first three digits match a known bank and the selected one. Only a CLABE contains its bank.
 *
 * @example
 * ```ts
 * import { parseAccountNumber, warningsOf } from '@anticipo/domain/banking/account-number'
 * import type { BankId } from '@anticipo/domain/banking/bank'
 *
 * const [number, bank] = [parseAccountNumber('MX', '032180000118359719'), { id: '7' as BankId, name: 'IXE', code: '40032' }]
 * if (number._tag === 'Right') warningsOf('MX', number.right, bank, [bank]) // []
 * if (number._tag === 'Right') warningsOf('MX', number.right, bank, []) // [{ _tag: 'AccountBankUnknown', code: '032' }]
 * ```
 */
export const warningsOf = (
  country: Country,
  number: AccountNumber,
  chosen: Bank,
  banks: ReadonlyArray<Bank>,
): ReadonlyArray<AccountNumberWarning> => {
  if (profileOf(country).accountNumber !== 'CLABE') return []
  const named = bankByDigits(number, banks)
  if (named === undefined) return [{ _tag: 'AccountBankUnknown', code: number.slice(0, 3) }]
  return named.id === chosen.id ? [] : [{ _tag: 'AccountBankDiffers', named }]
}

/**
 * The last four digits, for lists: enough to recognise, too few to pay into. A short number shows at most half.
 *
 * @example
 * ```ts
 * import { maskedNumber } from '@anticipo/domain/banking/account-number'
 *
 * maskedNumber('001234567') // '···4567'
 * maskedNumber('123') // '···3'
 * ```
 */
export const maskedNumber = (number: string): string =>
  `···${number.slice(number.length - Math.min(4, Math.floor(number.length / 2)))}`

const MAX_INPUT_LENGTH = 200
const MAX_DIGITS = { CLABE: Clabe.CLABE_DIGITS, local: 30 } as const

const parseLocal = (text: string): E.Either<AccountNumberError, LocalAccountNumber> => {
  if (text.length > MAX_INPUT_LENGTH) return E.left({ _tag: 'AccountNumberNotDigits' })
  const digits = text.replaceAll(/[\s.-]/g, '')
  if (digits === '') return E.left({ _tag: 'AccountNumberEmpty' })
  if (!/^\d+$/.test(digits)) return E.left({ _tag: 'AccountNumberNotDigits' })
  return digits.length <= MAX_DIGITS.local
    ? E.right(digits as LocalAccountNumber)
    : E.left({ _tag: 'AccountNumberTooLong', maximum: MAX_DIGITS.local })
}
