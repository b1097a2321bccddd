import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import { compact } from '../kernel/digits.ts'
import { CURP_EXCLUDED } from './inconvenient-words.ts'
import { hasDate, weightedSum } from './mexican-key.ts'
import { datePartOf, kindOf, type Rfc } from './rfc.ts'

/**
 * A Mexican population key (CURP), 18 upper-case characters, with an existing birth date and a verified check digit.
 */
export type Curp = string & { readonly Curp: unique symbol }

/** Why a text is no CURP. */
export type CurpError =
  | { readonly _tag: 'CurpEmpty' }
  | { readonly _tag: 'CurpMalformed' }
  | { readonly _tag: 'CurpDateImpossible' }
  | { readonly _tag: 'CurpCheckDigitMismatch' }

/** A remark on a valid key. */
export type CurpWarning =
  | { readonly _tag: 'CurpWordInconvenient' }
  /** The RFC and the CURP of one person contain the same date. */
  | { readonly _tag: 'CurpDateDiffersFromRfc' }

/** The letter in the key: male, female, or non-binary. */
export type CurpSex = 'H' | 'M' | 'X'

/**
 * Parses typed text in either case (RENAPO, instructivo normativo para la asignación de la CURP). The form, the birth
 * date and the check digit are verified.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/tax-id/curp'
 *
 * parse('hegg560427mvzrrl04') // { _tag: 'Right', right: 'HEGG560427MVZRRL04' }
 * parse('HEGG560230MVZRRL04') // { _tag: 'Left', left: { _tag: 'CurpDateImpossible' } }
 * ```
 */
export const parse = (text: string): E.Either<CurpError, Curp> => {
  if (text.length > MAX_INPUT_LENGTH) return E.left({ _tag: 'CurpMalformed' })
  const typed = text.trim()
  if (typed === '') return E.left({ _tag: 'CurpEmpty' })
  if (CANONICAL.test(typed)) return dated(typed)
  return TYPED.test(typed) ? dated(typed.toUpperCase()) : E.left({ _tag: 'CurpMalformed' })
}

/**
 * Whether `parse` accepts the text.
 *
 * @example
 * ```ts
 * import { isValid } from '@anticipo/domain/tax-id/curp'
 *
 * isValid('HEGG560427MVZRRL05') // false
 * ```
 */
export const isValid = (text: string): boolean => E.isRight(parse(text))

/**
 * The canonical form, which is the one that is shown and sent: 18 upper-case characters.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { format, parse } from '@anticipo/domain/tax-id/curp'
 *
 * map(format)(parse(' hegg560427mvzrrl04')) // { _tag: 'Right', right: 'HEGG560427MVZRRL04' }
 * ```
 */
export const format = (curp: Curp): string => curp

/**
 * Without blanks, in upper case; at most 40 characters. For typing and searching; it does not validate.
 *
 * @example
 * ```ts
 * import { normalise } from '@anticipo/domain/tax-id/curp'
 *
 * normalise('hegg 560427') // 'HEGG560427'
 * ```
 */
export const normalise = (text: string): string => compact(text, /\s/g, MAX_INPUT_LENGTH)

/**
 * The field value while typing: the canonical form. Text that can never become a CURP stays as typed, so that the user
 * sees it.
 *
 * @example
 * ```ts
 * import { formatPartial } from '@anticipo/domain/tax-id/curp'
 *
 * formatPartial('hegg5604') // 'HEGG5604'
 * formatPartial('9hegg') // '9hegg'
 * ```
 */
export const formatPartial = (text: string): string => {
  const typed = text.length > MAX_INPUT_LENGTH ? text : normalise(text)
  return COMPLETED.test(typed + SAMPLE.slice(typed.length)) ? typed : text
}

/**
 * Unusual traits of the key, which never make it invalid. The person's RFC, if given, is compared by its date only: its
 * letters may differ.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { type Curp, parse, warningsOf } from '@anticipo/domain/tax-id/curp'
 *
 * map((curp: Curp) => warningsOf(curp))(parse('HEGG560427MVZRRL04')) // { _tag: 'Right', right: [] }
 * ```
 */
export const warningsOf = (curp: Curp, rfc?: Rfc): ReadonlyArray<CurpWarning> => {
  const warnings: Array<CurpWarning> = []
  if (CURP_EXCLUDED.includes(curp.slice(0, 4))) warnings.push({ _tag: 'CurpWordInconvenient' })
  const person = rfc !== undefined && kindOf(rfc) === 'person'
  if (person && datePartOf(rfc) !== curp.slice(4, 10)) warnings.push({ _tag: 'CurpDateDiffersFromRfc' })
  return warnings
}

/**
 * The date of birth; a digit before the check digit means 19xx, a letter 20xx.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { birthDateOf, parse } from '@anticipo/domain/tax-id/curp'
 *
 * map(birthDateOf)(parse('HEGG560427MVZRRL04')) // { _tag: 'Right', right: '1956-04-27' }
 * ```
 */
export const birthDateOf = (curp: Curp): CivilDate =>
  `${centuryOf(curp) / 100}${curp.slice(4, 6)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}` as CivilDate

/**
 * The sex that the key states.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { parse, sexOf } from '@anticipo/domain/tax-id/curp'
 *
 * map(sexOf)(parse('HEGG560427MVZRRL04')) // { _tag: 'Right', right: 'M' }
 * ```
 */
export const sexOf = (curp: Curp): CurpSex => {
  const letter = curp.charAt(10)
  return letter === 'H' || letter === 'M' ? letter : 'X'
}

/**
 * Two letters of the state of birth; `NE` abroad.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { parse, stateOf } from '@anticipo/domain/tax-id/curp'
 *
 * map(stateOf)(parse('HEGG560427MVZRRL04')) // { _tag: 'Right', right: 'VZ' }
 * ```
 */
export const stateOf = (curp: Curp): string => curp.slice(11, 13)

/**
 * From the first 17 characters: values 0-9, A-N from 10, Ñ 24, O-Z from 25, weights 18 down to 2, modulus 10 (RENAPO).
 *
 * @example
 * ```ts
 * import { checkDigit } from '@anticipo/domain/tax-id/curp'
 *
 * checkDigit('HEGG560427MVZRRL0') // '4'
 * ```
 */
export const checkDigit = (key: string): string => '0987654321'.charAt(weightedSum(key.slice(0, REST), ENYE) % 10)

const MAX_INPUT_LENGTH = 40
const REST = 17
const ENYE = 24
const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'
const SHAPE = `^[A-Z]{4}\\d{6}[HMX](?:${STATES})[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d$`
const CANONICAL = new RegExp(SHAPE)
const TYPED = new RegExp(SHAPE, 'i')
/** A prefix is valid when completing it with the rest of a sample gives the form of a key. */
const SAMPLE = 'AAAA000101HAABBB00'
const COMPLETED = /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/

const dated = (key: string): E.Either<CurpError, Curp> => {
  if (!hasDate(key, 4, centuryOf(key))) return E.left({ _tag: 'CurpDateImpossible' })
  return checkDigit(key) === key.charAt(REST) ? E.right(key as Curp) : E.left({ _tag: 'CurpCheckDigitMismatch' })
}

/** A digit before the check digit means 19xx, a letter 20xx. */
const centuryOf = (key: string): 1900 | 2000 => (key.charAt(16) < 'A' ? 1900 : 2000)
