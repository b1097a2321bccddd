import * as E from 'fp-ts/Either'

/** A Mexican account number for transfers, 18 digits with a verified check digit: bank 3, city 3, account 11, check 1. */
export type Clabe = string & { readonly Clabe: unique symbol }

export type ClabeError =
  | { readonly _tag: 'ClabeEmpty' }
  | { readonly _tag: 'ClabeNotDigits' }
  | { readonly _tag: 'ClabeLength'; readonly digits: number }
  | { readonly _tag: 'ClabeCheckDigitMismatch' }

export const CLABE_DIGITS = 18

/** Reads what a person types or pastes: ASCII digits, perhaps in groups parted by blanks or hyphens (Banxico, CLABE). */
export const parse = (text: string): E.Either<ClabeError, Clabe> => {
  if (text.length > LONGEST_INPUT) return E.left({ _tag: 'ClabeNotDigits' })
  const digits = text.replaceAll(SEPARATORS, '')
  if (digits === '') return E.left({ _tag: 'ClabeEmpty' })
  if (!/^\d+$/.test(digits)) return E.left({ _tag: 'ClabeNotDigits' })
  if (digits.length !== CLABE_DIGITS) return E.left({ _tag: 'ClabeLength', digits: digits.length })
  return checkDigit(digits) === digits.slice(-1) ? E.right(digits as Clabe) : E.left({ _tag: 'ClabeCheckDigitMismatch' })
}

/** Of the first 17 digits: each times 3, 7, 1 over and over, the last figures of the products added up, modulus 10. */
export const checkDigit = (digits: string): string => {
  let sum = 0
  for (let at = 0; at < CLABE_DIGITS - 1; at += 1) sum += ((digits.charCodeAt(at) - ZERO) * (WEIGHTS[at % 3] ?? 0)) % 10
  return String((10 - (sum % 10)) % 10)
}

/** Three digits, kept as text: `002` is not 2. */
export const bankCodeOf = (clabe: Clabe): string => clabe.slice(0, 3)

/** The city of the branch. New banks use any. */
export const cityCodeOf = (clabe: Clabe): string => clabe.slice(3, 6)

/** Digits of which some may still be missing, in the groups 3-3-11-1: `012 180 00404040406 2`. */
export const format = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17), digits.slice(17)].filter((group) => group !== '').join(' ')

const ZERO = 48
const WEIGHTS = [3, 7, 1] as const
const LONGEST_INPUT = 40
const SEPARATORS = /[\s-]/g
