import * as E from 'fp-ts/Either'
import { compact } from '../kernel/digits.ts'

/** A Mexican account number for transfers, 18 digits with a verified check digit: bank 3, city 3, account 11, check 1. */
export type Clabe = string & { readonly Clabe: unique symbol }

/** Why a text is no CLABE; `digits` is how many it has. */
export type ClabeError =
  | { readonly _tag: 'ClabeEmpty' }
  | { readonly _tag: 'ClabeNotDigits' }
  | { readonly _tag: 'ClabeLengthMismatch'; readonly digits: number }
  | { readonly _tag: 'ClabeCheckDigitMismatch' }

/** The length of a CLABE. */
export const CLABE_DIGITS = 18

/**
 * Parses typed or pasted text: ASCII digits, optionally grouped by blanks or hyphens (Banxico, CLABE). The check digit is
 * verified, bank and city are not.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/banking/clabe'
 *
 * parse('032 180 00011835971 9') // { _tag: 'Right', right: '032180000118359719' }
 * parse('03218000011835971') // { _tag: 'Left', left: { _tag: 'ClabeLengthMismatch', digits: 17 } }
 * ```
 */
export const parse = (text: string): E.Either<ClabeError, Clabe> => {
  if (text.length > MAX_INPUT_LENGTH) return E.left({ _tag: 'ClabeNotDigits' })
  const sum = weightedSum(text)
  if (sum !== undefined && text.length === CLABE_DIGITS)
    return sum % 10 === 0 ? E.right(text as Clabe) : E.left({ _tag: 'ClabeCheckDigitMismatch' })
  const digits = normalise(text)
  return digits === text ? E.left(misread(text, sum)) : parse(digits)
}

/**
 * Whether `parse` accepts the text.
 *
 * @example
 * ```ts
 * import { isValid } from '@anticipo/domain/banking/clabe'
 *
 * isValid('032180000118359719') // true
 * ```
 */
export const isValid = (text: string): boolean => E.isRight(parse(text))

/**
 * Weights the first 17 digits with 3, 7, 1 in turn; the check digit completes the sum of the products to a multiple of
 * ten (Banxico).
 *
 * @example
 * ```ts
 * import { checkDigit } from '@anticipo/domain/banking/clabe'
 *
 * checkDigit('03218000011835971') // '9'
 * ```
 */
export const checkDigit = (digits: string): string => '0987654321'.charAt((weightedSum(digits.slice(0, 17)) ?? 0) % 10)

/**
 * The code of the bank, three digits as text: `002` is not 2.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { bankCodeOf, parse } from '@anticipo/domain/banking/clabe'
 *
 * map(bankCodeOf)(parse('032180000118359719')) // { _tag: 'Right', right: '032' }
 * ```
 */
export const bankCodeOf = (clabe: Clabe): string => clabe.slice(0, 3)

/**
 * For display, in the groups bank, city, account and check digit. Store, send and copy the value without blanks.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { format, parse } from '@anticipo/domain/banking/clabe'
 *
 * map(format)(parse('012180004040404062')) // { _tag: 'Right', right: '012 180 00404040406 2' }
 * ```
 */
export const format = (clabe: Clabe): string => grouped(clabe)

/**
 * The field value while typing: the digits in groups. Text that can never become a CLABE stays as typed, so that the
 * user sees it.
 *
 * @example
 * ```ts
 * import { formatPartial } from '@anticipo/domain/banking/clabe'
 *
 * formatPartial('0121800') // '012 180 0'
 * formatPartial('sin cuenta') // 'sin cuenta'
 * ```
 */
export const formatPartial = (text: string): string => {
  const digits = text.length > MAX_INPUT_LENGTH ? text : normalise(text)
  return PARTIAL.test(digits) ? grouped(digits) : text
}

/**
 * Without blanks and hyphens; at most 40 characters. For typing and searching; it does not validate.
 *
 * @example
 * ```ts
 * import { normalise } from '@anticipo/domain/banking/clabe'
 *
 * normalise('012 180-0') // '0121800'
 * ```
 */
export const normalise = (text: string): string => compact(text, /[\s-]/g, MAX_INPUT_LENGTH)

const grouped = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17), digits.slice(17)].join(' ').trim()

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
  return sum === undefined ? { _tag: 'ClabeNotDigits' } : { _tag: 'ClabeLengthMismatch', digits: digits.length }
}

const ZERO = 48
const MAX_INPUT_LENGTH = 40
const PARTIAL = /^\d{1,18}$/
