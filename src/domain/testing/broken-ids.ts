import * as fc from 'fast-check'
import { checkDigit } from '../tax-id/curp.ts'
import { clabeText } from './banking.ts'
import { curpText, rfcText, rutText } from './tax-id.ts'

/** `MMDD` that no year has. */
const impossibleDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('0001', '0230', '0231', '0431', '0631', '0931', '1131', '0100'),
  fc.integer({ min: 13, max: 99 }).map((month) => `${month}01`),
  fc.integer({ min: 32, max: 99 }).map((day) => `01${day}`),
)

/** The character that many places after that one, from the end back to the beginning. */
const shifted = (characters: string, one: string, places: number): string =>
  characters.charAt((characters.indexOf(one) + places) % characters.length)

const replaced = (text: string, at: number, part: string): string =>
  text.slice(0, at) + part + text.slice(at + part.length)

/** A RUT of valid form whose check digit is another one. */
export const wrongCheckRut: fc.Arbitrary<string> = fc
  .tuple(rutText, fc.integer({ min: 1, max: 10 }))
  .map(([text, shift]) => text.slice(0, -1) + shifted('0123456789K', text.slice(-1), shift))

/** No RUT by its form: too few or too many digits, padded with a zero, a letter in the body, a dot at no thousand. */
export const malformedRut: fc.Arbitrary<string> = fc
  .tuple(rutText, fc.constantFrom('short', 'long', 'padded', 'letter', 'dot'))
  .map(([text, fault]) => {
    const [body = '', check = ''] = text.split('-')
    if (fault === 'short') return `${body.slice(-6)}-${check}`
    if (fault === 'long') return `123${text}`
    if (fault === 'padded') return `0${text}`
    return fault === 'letter' ? `${body.slice(0, -1)}x-${check}` : `${body.slice(0, -1)}.${body.slice(-1)}-${check}`
  })

/** An RFC of valid form and date whose check character is another one: accepted with a warning, as some registered ones are. */
export const wrongCheckRfc: fc.Arbitrary<string> = fc
  .tuple(rfcText, fc.integer({ min: 1, max: 10 }))
  .map(([text, shift]) => text.slice(0, -1) + shifted('0123456789A', text.slice(-1), shift))

/** No RFC by its form: one character too few or too many, a digit or a mark among the letters, a letter in the date. */
export const malformedRfc: fc.Arbitrary<string> = fc
  .tuple(rfcText, fc.constantFrom('short', 'long', 'digit', 'mark', 'letter'))
  .map(([text, fault]) => {
    if (fault === 'short') return text.slice(0, -1)
    if (fault === 'long') return `${text}0`
    return fault === 'letter' ? replaced(text, text.length - 5, 'O') : replaced(text, 0, fault === 'digit' ? '9' : '#')
  })

/** An RFC of valid form with a month or a day that does not exist. */
export const impossibleDateRfc: fc.Arbitrary<string> = rfcText.chain((text) =>
  impossibleDay.map((day) => text.slice(0, -7) + day + text.slice(-3)),
)

/** A CURP of valid form and date whose check digit is another one. */
export const wrongCheckCurp: fc.Arbitrary<string> = fc
  .tuple(curpText, fc.integer({ min: 1, max: 9 }))
  .map(([text, shift]) => text.slice(0, -1) + shifted('0123456789', text.slice(-1), shift))

/** No CURP by its form: too short, too long, no known sex or state, a vowel among the consonants, a digit among the letters. */
export const malformedCurp: fc.Arbitrary<string> = fc
  .tuple(curpText, fc.constantFrom('short', 'long', 'sex', 'state', 'vowel', 'digit'))
  .map(([text, fault]) => {
    if (fault === 'short') return text.slice(0, -1)
    if (fault === 'long') return `${text}0`
    if (fault === 'sex') return replaced(text, 10, 'Z')
    if (fault === 'state') return replaced(text, 11, 'ZZ')
    return fault === 'vowel' ? replaced(text, 13, 'A') : replaced(text, 0, '1')
  })

/** A CURP of valid form and check digit with a month or a day that does not exist. */
export const impossibleDateCurp: fc.Arbitrary<string> = curpText.chain((text) =>
  impossibleDay.map((day) => {
    const rest = replaced(text.slice(0, -1), 6, day)
    return rest + checkDigit(rest)
  }),
)

/** A CURP with one fault: its check digit, its date or its form. */
export const nearMissCurp: fc.Arbitrary<string> = fc.oneof(wrongCheckCurp, malformedCurp, impossibleDateCurp)

/** A CLABE whose check digit is another one. */
export const wrongCheckClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.integer({ min: 1, max: 9 }))
  .map(([text, shift]) => text.slice(0, -1) + shifted('0123456789', text.slice(-1), shift))

/** No CLABE by its form: too few or too many digits, or a letter among them. */
export const malformedClabe: fc.Arbitrary<string> = fc
  .tuple(clabeText, fc.constantFrom('short', 'long', 'letter'), fc.nat({ max: 17 }))
  .map(([text, fault, at]) => {
    if (fault === 'short') return text.slice(0, at)
    return fault === 'long' ? `${text}0` : replaced(text, at, 'O')
  })
