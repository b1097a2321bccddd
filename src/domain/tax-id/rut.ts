import * as E from 'fp-ts/Either'
import { compact } from '../kernel/digits.ts'

/** A Chilean tax id whose check digit has been verified: 1 to 8 digits without padding, a hyphen, then `0`-`9` or `K`. */
export type Rut = string & { readonly Rut: unique symbol }

/** For receivers without a RUT of their own: foreigners, and consumers (SII, formato de documentos tributarios electrónicos). */
export const GENERIC_RUTS: ReadonlyArray<string> = ['55555555-5', '66666666-6']

/** Why a text is no RUT. */
export type RutError =
  | { readonly _tag: 'RutEmpty' }
  | { readonly _tag: 'RutMalformed' }
  | { readonly _tag: 'RutCheckDigitMismatch' }

/**
 * Parses typed text: 7 or 8 digits, dots or blanks only at thousands, the hyphen, which may be a dash, and a leading `CL`
 * optional, `k` in either case. Zero padding is rejected.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/tax-id/rut'
 *
 * parse('60.803.000-k') // { _tag: 'Right', right: '60803000-K' }
 * parse('60.803.000-1') // { _tag: 'Left', left: { _tag: 'RutCheckDigitMismatch' } }
 * ```
 */
export const parse = (text: string): E.Either<RutError, Rut> => {
  if (text.length > MAX_INPUT_LENGTH) return MALFORMED
  const typed = text.trim()
  if (typed === '') return E.left({ _tag: 'RutEmpty' })
  return TYPED.test(typed) ? verified(typed) : MALFORMED
}

/**
 * Whether `parse` accepts the text.
 *
 * @example
 * ```ts
 * import { isValid } from '@anticipo/domain/tax-id/rut'
 *
 * isValid('60.803.000-K') // true
 * ```
 */
export const isValid = (text: string): boolean => E.isRight(parse(text))

/**
 * Parses the form of documents and wires (SII, type RUTType): digits without dots, a hyphen, the check digit. Bodies of
 * 1 to 8 digits exist there; zero padding is dropped, so that one company has one id.
 *
 * @example
 * ```ts
 * import { fromWire } from '@anticipo/domain/tax-id/rut'
 *
 * fromWire('01-9') // { _tag: 'Right', right: '1-9' }
 * ```
 */
export const fromWire = (text: string): E.Either<RutError, Rut> =>
  text.length <= MAX_WIRE_LENGTH && WIRE.test(text) ? verified(text) : MALFORMED

/**
 * With dots, for display. Store, send and copy the value without them.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { format, parse } from '@anticipo/domain/tax-id/rut'
 *
 * map(format)(parse('60803000K')) // { _tag: 'Right', right: '60.803.000-K' }
 * ```
 */
export const format = (rut: Rut): string => dotted(rut.slice(0, -2)) + rut.slice(-2)

/**
 * The field value while typing: grouped digits and a hyphen before the last character. Text that can never become a RUT
 * stays as typed, so that the user sees it.
 *
 * @example
 * ```ts
 * import { formatPartial } from '@anticipo/domain/tax-id/rut'
 *
 * formatPartial('60803') // '6.080-3'
 * formatPartial('pasaporte') // 'pasaporte'
 * ```
 */
export const formatPartial = (text: string): string => {
  const typed = text.length > MAX_INPUT_LENGTH ? text : normalise(text)
  return LOOSE.test(typed) ? dotted(typed.slice(0, -2)) + typed.slice(-2) : text
}

/**
 * Without dots, blanks and dashes, in upper case, one hyphen before the last character; at most 20 characters. For
 * typing and searching; it does not validate.
 *
 * @example
 * ```ts
 * import { normalise } from '@anticipo/domain/tax-id/rut'
 *
 * normalise('60.803.000k') // '60803000-K'
 * ```
 */
export const normalise = (text: string): string => {
  const characters = compact(text, /[.\s\u2010-\u2015\u2212-]/g, MAX_INPUT_LENGTH).slice(0, MAX_INPUT_LENGTH - 1)
  return characters.length < 2 ? characters : `${characters.slice(0, -1)}-${characters.slice(-1)}`
}

/**
 * Modulus 11 over the digits from the right, with weights 2 to 7 in turn: 11 is `0`, 10 is `K` (SII). Other characters
 * are skipped.
 *
 * @example
 * ```ts
 * import { checkDigit } from '@anticipo/domain/tax-id/rut'
 *
 * checkDigit('60803000') // 'K'
 * ```
 */
export const checkDigit = (body: string): string => {
  let sum = 0
  for (let at = body.length - 1, weight = 2; at >= 0; at -= 1) {
    const digit = body.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) continue
    sum += digit * weight
    weight = weight === 7 ? 2 : weight + 1
  }
  return '0K987654321'.charAt(sum % 11)
}

const MAX_INPUT_LENGTH = 20
const MAX_WIRE_LENGTH = 10
const TYPED = /^(?:CL ?)?[1-9]\d?[.\s]?\d{3}[.\s]?\d{3}\s?[-\u2010-\u2015\u2212]?\s?[\dK]$/i
const WIRE = /^0*[1-9]\d{0,7}-[\dKk]$/
const LOOSE = /^\d{1,8}-[\dK]$/
const MALFORMED: E.Either<RutError, never> = E.left({ _tag: 'RutMalformed' })

/** `text` has matched a pattern: the digits before its last character are the body. */
const verified = (text: string): E.Either<RutError, Rut> => {
  let body = 0
  for (let at = 0; at < text.length - 1; at += 1) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit >= 0 && digit <= 9) body = body * 10 + digit
  }
  const expected = checkDigit(text.slice(0, -1))
  const given = text.charAt(text.length - 1)
  return given === expected || (given === 'k' && expected === 'K')
    ? E.right(`${body}-${expected}` as Rut)
    : E.left({ _tag: 'RutCheckDigitMismatch' })
}

const ZERO = 48

/** Groups of three from the right. */
const dotted = (body: string): string => (body.length <= 3 ? body : `${dotted(body.slice(0, -3))}.${body.slice(-3)}`)
