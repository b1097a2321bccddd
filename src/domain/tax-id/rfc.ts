import * as E from 'fp-ts/Either'
import { daysInMonth } from '../kernel/civil-date.ts'
import { twoDigits } from '../kernel/digits.ts'
import { RFC_EXCLUDED } from './inconvenient-words.ts'
import { checkCharacter } from './rfc-check-character.ts'

/**
 * A Mexican tax id of valid form with an existing date, in upper case: 12 characters for a company, 13 for a person.
 */
export type Rfc = string & { readonly Rfc: unique symbol }

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

export type RfcKind = 'company' | 'person'

/** For sales to the general public and to foreigners (SAT, miscellaneous fiscal resolution 2.7.1.23). */
export const GENERIC_RFCS: ReadonlyArray<string> = ['XAXX010101000', 'XEXX010101000']

/** Parses typed text in either case, with an optional hyphen, slash or space between the three parts. */
export const parse = (text: string): E.Either<RfcError, Rfc> => {
  if (text.length > LONGEST_INPUT) return MALFORMED
  const typed = text.trim()
  return typed === '' ? E.left({ _tag: 'RfcEmpty' }) : read(typed, TYPED)
}

/** Parses the form of documents and wires: no separators, no blanks. */
export const fromWire = (text: string): E.Either<RfcError, Rfc> =>
  text.length > LONGEST_INPUT ? MALFORMED : read(text, WIRE)

/** Like `parse`, for the user's own business: generic ids are rejected. */
export const parseOwn = (text: string): E.Either<RfcError, Rfc> => {
  const read = parse(text)
  return E.isRight(read) && isGeneric(read.right) ? E.left({ _tag: 'RfcGeneric' }) : read
}

/**
 * Without separators and blanks, in upper case, Ñ as one code point. For typing and searching; it does not validate.
 */
export const normalise = (text: string): string =>
  text
    .slice(0, LONGEST_INPUT)
    .normalize('NFC')
    .replaceAll(/[-/\s]/g, '')
    .toUpperCase()

/**
 * The field value while typing: the canonical form. Text that can never become an RFC stays as typed, so that the user
 * sees it.
 */
export const formatWhileTyping = (text: string): string => {
  const typed = text.length > LONGEST_INPUT ? text : normalise(text)
  return SAMPLES.some((sample) => CANONICAL.test(typed + sample.slice(typed.length))) ? typed : text
}

/** Unusual traits of the id; none for generic ids, which are defined by decree. */
export const warningsOf = (rfc: Rfc): ReadonlyArray<RfcWarning> => {
  if (isGeneric(rfc)) return []
  const warnings: Array<RfcWarning> = []
  if (checkCharacter(rfc.slice(0, -1)) !== rfc.slice(-1)) warnings.push({ _tag: 'RfcCheckCharacterUnexpected' })
  if (!HOMOCLAVE.test(rfc.slice(-3))) warnings.push({ _tag: 'RfcHomoclaveUnusual' })
  if (RFC_EXCLUDED.has(rfc.slice(0, 4))) warnings.push({ _tag: 'RfcWordInconvenient' })
  return warnings
}

export const kindOf = (rfc: Rfc): RfcKind => (rfc.length === 12 ? 'company' : 'person')

export const isGeneric = (rfc: Rfc): boolean => GENERIC_RFCS.includes(rfc)

/** `YYMMDD` of birth or incorporation; the century is unknown. */
export const datePartOf = (rfc: Rfc): string => rfc.slice(-9, -3)

/** Thirteen characters, four of them Ñ as N plus a combining mark, two separators, and surrounding blanks. */
const LONGEST_INPUT = 24
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

const dated = (text: string): E.Either<RfcError, Rfc> =>
  isRealDate(text.slice(-9, -3)) ? E.right(text as Rfc) : E.left({ _tag: 'RfcDateImpossible' })

/** In either century: 29 February of year 00 existed in 2000. */
const isRealDate = (date: string): boolean => {
  const [month, day] = [twoDigits(date, 2), twoDigits(date, 4)]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2000 + twoDigits(date, 0), month)
}
