import * as E from 'fp-ts/Either'

/** A Mexican account number for transfers, 18 digits with a verified check digit: bank 3, city 3, account 11, check 1. */
export type Clabe = string & { readonly Clabe: unique symbol }

export type ClabeError =
  | { readonly _tag: 'ClabeEmpty' }
  | { readonly _tag: 'ClabeNotDigits' }
  | { readonly _tag: 'ClabeLength'; readonly digits: number }
  | { readonly _tag: 'ClabeCheckDigitMismatch' }

export const CLABE_DIGITS = 18

/** Parses typed or pasted text: ASCII digits, optionally grouped by blanks or hyphens (Banxico, CLABE). */
export const parse = (text: string): E.Either<ClabeError, Clabe> => {
  if (text.length > LONGEST_INPUT) return E.left({ _tag: 'ClabeNotDigits' })
  const sum = weightedSum(text)
  if (sum !== undefined && text.length === CLABE_DIGITS)
    return sum % 10 === 0 ? E.right(text as Clabe) : E.left({ _tag: 'ClabeCheckDigitMismatch' })
  const digits = text.replaceAll(SEPARATORS, '')
  return digits === text ? E.left(misread(text, sum)) : parse(digits)
}

/** Weights the first 17 digits with 3, 7, 1 in turn; the check digit completes the sum to a multiple of ten. */
export const checkDigit = (digits: string): string => '0987654321'.charAt((weightedSum(digits.slice(0, 17)) ?? 0) % 10)

/** Three digits as text: `002` is not 2. */
export const bankCodeOf = (clabe: Clabe): string => clabe.slice(0, 3)

/** Groups a complete or partial number as 3-3-11-1: `012 180 00404040406 2`. */
export const format = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17), digits.slice(17)]
    .filter((group) => group !== '')
    .join(' ')

/** The check digit has weight 1, so that a valid number sums to a multiple of ten. Undefined for non-digits. */
const weightedSum = (digits: string): number | undefined => {
  let sum = 0
  for (let at = 0, weight = 3; at < digits.length; at += 1) {
    const digit = digits.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return undefined
    sum += digit * weight
    weight = weight === 3 ? 7 : weight === 7 ? 1 : 3
  }
  return sum
}

const misread = (digits: string, sum: number | undefined): ClabeError => {
  if (digits === '') return { _tag: 'ClabeEmpty' }
  return sum === undefined ? { _tag: 'ClabeNotDigits' } : { _tag: 'ClabeLength', digits: digits.length }
}

const ZERO = 48
const LONGEST_INPUT = 40
const SEPARATORS = /[\s-]/g
