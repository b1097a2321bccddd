import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { type Bank, bankByDigits } from './bank.ts'
import * as Clabe from './clabe.ts'

/** The digits of the account, leading zeros included. */
export type LocalAccountNumber = string & { readonly LocalAccountNumber: unique symbol }

export type AccountNumber = LocalAccountNumber | Clabe.Clabe

export type AccountNumberError =
  | Clabe.ClabeError
  | { readonly _tag: 'AccountNumberEmpty' }
  | { readonly _tag: 'AccountNumberNotDigits' }
  | { readonly _tag: 'AccountNumberTooLong'; readonly maximum: number }

/** A warning that never rejects: published lists of banks are older than the banks. */
export type AccountNumberWarning =
  | { readonly _tag: 'AccountBankUnknown'; readonly code: string }
  | { readonly _tag: 'AccountBankDiffers'; readonly named: Bank }

/** Mexico: a CLABE. Chile: any digits, since the format differs by bank. */
export const parseAccountNumber = (country: Country, text: string): E.Either<AccountNumberError, AccountNumber> =>
  profileOf(country).accountNumber === 'CLABE' ? Clabe.parse(text) : parseLocal(text)

/** The ASCII digits of a partly typed text, cut to the maximum length of an account number. */
export const formatPartialAccountNumber = (country: Country, text: string): string =>
  text.slice(0, LONGEST_INPUT).replaceAll(/\D/g, '').slice(0, MOST_DIGITS[profileOf(country).accountNumber])

/** Whether the first three digits match a known bank and the selected one. Only a CLABE contains its bank. */
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

/** The last four digits, for lists: enough to recognise, too few to pay into. A short number shows at most half. */
export const maskedNumber = (number: string): string =>
  `···${number.slice(number.length - Math.min(4, Math.floor(number.length / 2)))}`

const LONGEST_INPUT = 200
const MOST_DIGITS = { CLABE: Clabe.CLABE_DIGITS, local: 30 } as const

const parseLocal = (text: string): E.Either<AccountNumberError, LocalAccountNumber> => {
  if (text.length > LONGEST_INPUT) return E.left({ _tag: 'AccountNumberNotDigits' })
  const digits = text.replaceAll(/[\s.-]/g, '')
  if (digits === '') return E.left({ _tag: 'AccountNumberEmpty' })
  if (!/^\d+$/.test(digits)) return E.left({ _tag: 'AccountNumberNotDigits' })
  return digits.length <= MOST_DIGITS.local
    ? E.right(digits as LocalAccountNumber)
    : E.left({ _tag: 'AccountNumberTooLong', maximum: MOST_DIGITS.local })
}
