import * as fc from 'fast-check'
import { MEXICAN_STATES } from '../geography/mexico-states.ts'
import { daysInMonth } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import * as Curp from '../tax-id/curp.ts'
import type { Rfc } from '../tax-id/rfc.ts'
import { checkCharacter } from '../tax-id/rfc-check-character.ts'
import * as Rut from '../tax-id/rut.ts'
import type { TaxId } from '../tax-id/tax-id.ts'

/** A typed body: 7 or 8 digits. */
export const rutBody: fc.Arbitrary<string> = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String)

/** A body in a document: 1 to 8 digits. */
export const wireRutBody: fc.Arbitrary<string> = fc.integer({ min: 1, max: 99_999_999 }).map(String)

/** The canonical text of a RUT. */
export const rutText: fc.Arbitrary<Rut.Rut> = rutBody.map((body) => `${body}-${Rut.checkDigit(body)}` as Rut.Rut)

/** A RUT in one of its accepted spellings. */
export const typedRut: fc.Arbitrary<string> = fc
  .record({
    text: rutText,
    mark: fc.constantFrom('', '.', ' '),
    hyphen: fc.constantFrom('', '-', '\u2013', ' \u2013 '),
    lower: fc.boolean(),
    prefix: fc.constantFrom('', 'CL', ' '),
  })
  .map(({ text, mark, hyphen, lower, prefix }) => {
    const [body = '', digit = ''] = text.split('-')
    const grouped = [body.slice(0, -6), body.slice(-6, -3), body.slice(-3)].join(mark)
    return prefix + grouped + hyphen + (lower ? digit.toLowerCase() : digit)
  })

/** A RUT with one digit of its body replaced by another. */
export const nearMissRut: fc.Arbitrary<string> = fc
  .tuple(rutText, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }))
  .map(([text, at, shift]) => {
    const place = at % (text.length - 2)
    const digit = (Number(text.charAt(place)) + shift) % 10
    const other = place === 0 && digit === 0 ? (Number(text.charAt(0)) % 9) + 1 : digit
    return `${text.slice(0, place)}${other}${text.slice(place + 1)}`
  })

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ&Ñ']

const lettersOf = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...LETTERS), { minLength: length, maxLength: length }).map((letters) => letters.join(''))

const two = (value: number): string => String(value).padStart(2, '0')

const datePart: fc.Arbitrary<string> = fc
  .tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => two(year) + two(month) + two(Math.min(day, daysInMonth(2000 + year, month))))

const homoclave: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...'123456789ABCDEFGHIJKLMNOPQRSTUV'),
    fc.constantFrom(...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  )
  .map(([first, second]) => first + second)

const rfcOf = (letters: number): fc.Arbitrary<Rfc> =>
  fc
    .tuple(lettersOf(letters), datePart, homoclave)
    .map((parts) => (parts.join('') + checkCharacter(parts.join(''))) as Rfc)

/** The canonical text of a company's RFC, 12 characters, with the right check character. */
export const companyRfc: fc.Arbitrary<Rfc> = rfcOf(3)

/** The canonical text of a person's RFC, 13 characters, with the right check character. */
export const personRfc: fc.Arbitrary<Rfc> = rfcOf(4)

/** The canonical text of an RFC with the right check character. */
export const rfcText: fc.Arbitrary<Rfc> = fc.oneof(companyRfc, personRfc)

/** An RFC as typed or sent by other systems: lower case, separators, Ñ as two code points. */
export const typedRfc: fc.Arbitrary<string> = fc
  .record({ text: rfcText, mark: fc.constantFrom('', '-', ' '), lower: fc.boolean(), decomposed: fc.boolean() })
  .map(({ text, mark, lower, decomposed }) => {
    const parted = text.slice(0, -9) + mark + text.slice(-9, -3) + mark + text.slice(-3)
    const cased = lower ? parted.toLowerCase() : parted
    return decomposed ? cased.normalize('NFD') : cased
  })

/** An RFC with an impossible month or day, or one character too few or too many. */
export const nearMissRfc: fc.Arbitrary<string> = fc
  .tuple(rfcText, fc.constantFrom('month', 'day', 'short', 'long'), fc.integer({ min: 32, max: 99 }))
  .map(([text, fault, number]) => {
    const at = text.length - 9
    if (fault === 'month') return text.slice(0, at + 2) + number + text.slice(at + 4)
    if (fault === 'day') return text.slice(0, at + 4) + number + text.slice(at + 6)
    return fault === 'short' ? text.slice(0, -1) : `${text}0`
  })

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The codes of the 32 federal entities, and `NE` for a birth abroad. */
export const CURP_STATES: ReadonlyArray<string> = [...MEXICAN_STATES.map(({ code }) => code), 'NE']

/**
 * The canonical text of a CURP: both centuries, every sex and every state, the right check digit; its second letter is a
 * vowel or X.
 */
export const curpText: fc.Arbitrary<Curp.Curp> = fc
  .record({
    letters: fc.tuple(letter, fc.constantFrom(...'AEIOUX'), letter, letter),
    date: datePart,
    sex: fc.constantFrom('H', 'M', 'X'),
    state: fc.constantFrom(...CURP_STATES),
    consonants: fc.array(fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXYZ'), { minLength: 3, maxLength: 3 }),
    mark: fc.constantFrom('0', '9', 'A', 'Z'),
  })
  .filter(({ date, mark }) => date !== '000229' || mark >= 'A')
  .map(({ letters, date, sex, state, consonants, mark }) => {
    const rest = letters.join('') + date + sex + state + consonants.join('') + mark
    return (rest + Curp.checkDigit(rest)) as Curp.Curp
  })

/** A CURP as typed: in either case, with surrounding blanks. */
export const typedCurp: fc.Arbitrary<string> = fc
  .tuple(curpText, fc.boolean(), fc.constantFrom('', ' ', '\n'))
  .map(([text, lower, around]) => around + (lower ? text.toLowerCase() : text) + around)

/** The tax id of a business of the country. */
export const taxId = (country: Country): fc.Arbitrary<TaxId> => (country === 'CL' ? rutText : rfcText)
