import * as E from 'fp-ts/Either'
import { compact } from '../kernel/digits.ts'
import { RFC_EXCLUDED } from './inconvenient-words.ts'
import { hasDate } from './mexican-key.ts'
import { checkCharacter } from './rfc-check-character.ts'

/**
 * A Mexican tax id of valid form with an existing date, in upper case: 12 characters for a company, 13 for a person.
 */
export type Rfc = string & { readonly Rfc: unique symbol }

/** Why a text is no RFC, or none of the user's own business. */
export type RfcError =
  | { readonly _tag: 'RfcEmpty' }
  | { readonly _tag: 'RfcMalformed' }
  | { readonly _tag: 'RfcDateImpossible' }
  /** A generic id is shared by many and identifies no business. */
  | { readonly _tag: 'RfcGeneric' }

/** Unusual but found among registered ids: a warning, never an error. */
export type RfcWarning =
  | { readonly _tag: 'RfcCheckCharacterUnexpected' }
  | { readonly _tag: 'RfcHomoclaveUnusual' }
  | { readonly _tag: 'RfcWordInconvenient' }

/** By its length: 12 characters for a company, 13 for a person. */
export type RfcKind = 'company' | 'person'

/** For sales to the general public and to foreigners (SAT, miscellaneous fiscal resolution 2.7.1.23). */
export const GENERIC_RFCS: ReadonlyArray<string> = ['XAXX010101000', 'XEXX010101000']

/**
 * Parses typed text in either case, with an optional hyphen, slash or space between the three parts. The check character
 * is not verified: the SAT has registered ids that break its own rule, so it only warns.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/tax-id/rfc'
 *
 * parse('sat-970701-nn3') // { _tag: 'Right', right: 'SAT970701NN3' }
 * parse('AAAA010229AAA') // { _tag: 'Left', left: { _tag: 'RfcDateImpossible' } }
 * ```
 */
export const parse = (text: string): E.Either<RfcError, Rfc> => {
  if (text.length > MAX_INPUT_LENGTH) return MALFORMED
  const typed = text.trim()
  return typed === '' ? E.left({ _tag: 'RfcEmpty' }) : read(typed, TYPED)
}

/**
 * Whether `parse` accepts the text.
 *
 * @example
 * ```ts
 * import { isValid } from '@anticipo/domain/tax-id/rfc'
 *
 * isValid('SAT970701NN3') // true
 * ```
 */
export const isValid = (text: string): boolean => E.isRight(parse(text))

/**
 * Parses the form of documents and wires: no separators, no blanks.
 *
 * @example
 * ```ts
 * import { fromWire } from '@anticipo/domain/tax-id/rfc'
 *
 * fromWire('sat-970701-nn3') // { _tag: 'Left', left: { _tag: 'RfcMalformed' } }
 * ```
 */
export const fromWire = (text: string): E.Either<RfcError, Rfc> =>
  text.length > MAX_INPUT_LENGTH ? MALFORMED : read(text, WIRE)

/**
 * Like `parse`, for the user's own business: generic ids are rejected.
 *
 * @example
 * ```ts
 * import { parseOwn } from '@anticipo/domain/tax-id/rfc'
 *
 * parseOwn('XAXX010101000') // { _tag: 'Left', left: { _tag: 'RfcGeneric' } }
 * ```
 */
export const parseOwn = (text: string): E.Either<RfcError, Rfc> => {
  const read = parse(text)
  return E.isRight(read) && isGeneric(read.right) ? E.left({ _tag: 'RfcGeneric' }) : read
}

/**
 * The canonical form, which is the one that is shown and sent: upper case without separators.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { format, parse } from '@anticipo/domain/tax-id/rfc'
 *
 * map(format)(parse('sat 970701 nn3')) // { _tag: 'Right', right: 'SAT970701NN3' }
 * ```
 */
export const format = (rfc: Rfc): string => rfc

/**
 * Without separators and blanks, in upper case, Ñ as one code point; at most 24 characters. For typing and searching; it
 * does not validate.
 *
 * @example
 * ```ts
 * import { normalise } from '@anticipo/domain/tax-id/rfc'
 *
 * normalise('sat-970701/nn3') // 'SAT970701NN3'
 * ```
 */
export const normalise = (text: string): string =>
  compact(text, /[-/\s]/g, MAX_INPUT_LENGTH)
    .normalize('NFC')
    .slice(0, MAX_INPUT_LENGTH)

/**
 * The field value while typing: the canonical form. Text that can never become an RFC stays as typed, so that the user
 * sees it.
 *
 * @example
 * ```ts
 * import { formatPartial } from '@anticipo/domain/tax-id/rfc'
 *
 * formatPartial('sat-9707') // 'SAT9707'
 * formatPartial('9sat') // '9sat'
 * ```
 */
export const formatPartial = (text: string): string => {
  const typed = text.length > MAX_INPUT_LENGTH ? text : normalise(text)
  return SAMPLES.some((sample) => CANONICAL.test(typed + sample.slice(typed.length))) ? typed : text
}

/**
 * Unusual traits of the id; none for generic ids, which are defined by decree. A warning never makes an id invalid.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { parse, warningsOf } from '@anticipo/domain/tax-id/rfc'
 *
 * map(warningsOf)(parse('SAT970701NN4')) // { _tag: 'Right', right: [{ _tag: 'RfcCheckCharacterUnexpected' }] }
 * ```
 */
export const warningsOf = (rfc: Rfc): ReadonlyArray<RfcWarning> => {
  if (isGeneric(rfc)) return []
  const warnings: Array<RfcWarning> = []
  if (checkCharacter(rfc.slice(0, -1)) !== rfc.slice(-1)) warnings.push({ _tag: 'RfcCheckCharacterUnexpected' })
  if (!HOMOCLAVE.test(rfc.slice(-3))) warnings.push({ _tag: 'RfcHomoclaveUnusual' })
  if (RFC_EXCLUDED.includes(rfc.slice(0, 4))) warnings.push({ _tag: 'RfcWordInconvenient' })
  return warnings
}

/**
 * Whether the id is of a company or of a person.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { kindOf, parse } from '@anticipo/domain/tax-id/rfc'
 *
 * map(kindOf)(parse('SAT970701NN3')) // { _tag: 'Right', right: 'company' }
 * ```
 */
export const kindOf = (rfc: Rfc): RfcKind => (rfc.length === 12 ? 'company' : 'person')

/**
 * Whether the id is one of `GENERIC_RFCS`.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { isGeneric, parse } from '@anticipo/domain/tax-id/rfc'
 *
 * map(isGeneric)(parse('XEXX010101000')) // { _tag: 'Right', right: true }
 * ```
 */
export const isGeneric = (rfc: Rfc): boolean => GENERIC_RFCS.includes(rfc)

/**
 * `YYMMDD` of birth or incorporation; the century is unknown.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { datePartOf, parse } from '@anticipo/domain/tax-id/rfc'
 *
 * map(datePartOf)(parse('SAT970701NN3')) // { _tag: 'Right', right: '970701' }
 * ```
 */
export const datePartOf = (rfc: Rfc): string => rfc.slice(-9, -3)

/** Thirteen characters, four of them Ñ as N plus a combining mark, two separators, and surrounding blanks. */
const MAX_INPUT_LENGTH = 24
const CANONICAL = /^[A-Z&Ñ]{3,4}\d{6}[A-Z\d]{3}$/
/** A company's and a person's: a prefix is valid when completing it with the rest of a sample gives an id. */
const SAMPLES = ['AAA000101AAA', 'AAAA000101AAA']
const TYPED = /^([A-Z&Ñ]{3,4})[-/ ]?(\d{6})[-/ ]?([A-Z\d]{3})$/i
const WIRE = /^([A-Z&Ñ]{3,4})(\d{6})([A-Z\d]{3})$/i
const HOMOCLAVE = /^[1-9A-V][1-9A-Z][\dA]$/
const MALFORMED: E.Either<RfcError, never> = E.left({ _tag: 'RfcMalformed' })

const read = (text: string, form: RegExp): E.Either<RfcError, Rfc> => {
  if (CANONICAL.test(text)) return dated(text)
  const parts = form.exec(text.normalize('NFC'))
  return parts === null ? MALFORMED : dated(parts.slice(1).join('').toUpperCase())
}

/** In either century: 29 February of year 00 existed in 2000. */
const dated = (text: string): E.Either<RfcError, Rfc> =>
  hasDate(text, text.length - 9, 2000) ? E.right(text as Rfc) : E.left({ _tag: 'RfcDateImpossible' })
