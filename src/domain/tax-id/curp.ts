import * as E from 'fp-ts/Either'
import { type CivilDate, daysInMonth } from '../kernel/civil-date.ts'
import { twoDigits } from '../kernel/digits.ts'
import { CURP_EXCLUDED } from './inconvenient-words.ts'
import { datePartOf, kindOf, type Rfc } from './rfc.ts'

/**
 * A Mexican population key (CURP), 18 upper-case characters, with an existing birth date and a verified check digit.
 */
export type Curp = string & { readonly Curp: unique symbol }

export type CurpError =
  | { readonly _tag: 'CurpEmpty' }
  | { readonly _tag: 'CurpMalformed' }
  | { readonly _tag: 'CurpDateImpossible' }
  | { readonly _tag: 'CurpCheckDigitMismatch' }

export type CurpWarning =
  | { readonly _tag: 'CurpWordInconvenient' }
  /** The RFC and the CURP of one person contain the same date. */
  | { readonly _tag: 'CurpDateDiffersFromRfc' }

/** As in the key: male, female, or non-binary. */
export type CurpSex = 'H' | 'M' | 'X'

/** Parses typed text in either case (RENAPO, instructivo normativo para la asignación de la CURP). */
export const parse = (text: string): E.Either<CurpError, Curp> => {
  if (text.length > LONGEST_INPUT) return E.left({ _tag: 'CurpMalformed' })
  const typed = text.trim()
  if (typed === '') return E.left({ _tag: 'CurpEmpty' })
  if (CANONICAL.test(typed)) return dated(typed)
  return TYPED.test(typed) ? dated(typed.toUpperCase()) : E.left({ _tag: 'CurpMalformed' })
}

/** Without blanks, in upper case. For typing and searching; it does not validate. */
export const normalise = (text: string): string => text.slice(0, LONGEST_INPUT).replaceAll(/\s/g, '').toUpperCase()

/**
 * The field value while typing: the canonical form. Text that can never become a CURP stays as typed, so that the user
 * sees it.
 */
export const formatWhileTyping = (text: string): string => {
  const typed = text.length > LONGEST_INPUT ? text : normalise(text)
  return COMPLETED.test(typed + SAMPLE.slice(typed.length)) ? typed : text
}

/** The person's RFC, if given, is compared by its date only: its letters may differ. */
export const warningsOf = (curp: Curp, rfc?: Rfc): ReadonlyArray<CurpWarning> => {
  const warnings: Array<CurpWarning> = []
  if (CURP_EXCLUDED.has(curp.slice(0, 4))) warnings.push({ _tag: 'CurpWordInconvenient' })
  const person = rfc !== undefined && kindOf(rfc) === 'person'
  if (person && datePartOf(rfc) !== curp.slice(4, 10)) warnings.push({ _tag: 'CurpDateDiffersFromRfc' })
  return warnings
}

export const birthDateOf = (curp: Curp): CivilDate =>
  `${yearOf(curp)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}` as CivilDate

export const sexOf = (curp: Curp): CurpSex => {
  const letter = curp.charAt(10)
  return letter === 'H' || letter === 'M' ? letter : 'X'
}

/** Two letters of the state of birth; `NE` abroad. */
export const stateOf = (curp: Curp): string => curp.slice(11, 13)

/** From the first 17 characters: values 0-9, A-N from 10, Ñ 24, O-Z from 25, weights 18 down to 2, modulus 10. */
export const checkDigit = (key: string): string => {
  let sum = 0
  for (let at = 0; at < REST; at += 1) sum += valueOf(key.charCodeAt(at)) * (REST + 1 - at)
  return '0987654321'.charAt(sum % 10)
}

const LONGEST_INPUT = 40
const REST = 17
const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'
const SHAPE = `^[A-Z]{4}\\d{6}[HMX](?:${STATES})[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d$`
const CANONICAL = new RegExp(SHAPE)
const TYPED = new RegExp(SHAPE, 'i')
/** A prefix is valid when completing it with the rest of a sample gives the form of a key. */
const SAMPLE = 'AAAA000101HAABBB00'
const COMPLETED = /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/

const dated = (key: string): E.Either<CurpError, Curp> => {
  const [month, day] = [twoDigits(key, 6), twoDigits(key, 8)]
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(yearOf(key), month)
  if (!isReal) return E.left({ _tag: 'CurpDateImpossible' })
  return checkDigit(key) === key.charAt(REST) ? E.right(key as Curp) : E.left({ _tag: 'CurpCheckDigitMismatch' })
}

/** A digit before the check digit means 19xx, a letter 20xx. */
const yearOf = (key: string): number => (key.charCodeAt(16) < A ? 1900 : 2000) + twoDigits(key, 4)

const A = 65
const N = 78
const Z = 90

/** For a digit, a letter A-Z or Ñ, the only other character that passes the pattern. */
const valueOf = (code: number): number => {
  if (code < A) return code - 48
  return code <= N ? code - A + 10 : code <= Z ? code - A + 11 : 24
}
