import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'

/** A phone number of Chile or Mexico in the international format of ITU-T E.164: `+56912345678`, `+525512345678`. */
export type Phone = string & { readonly Phone: unique symbol }

/** Why a text is no telephone of the country, with the number of `digits` that it must have. */
export type PhoneError =
  | { readonly _tag: 'PhoneEmpty' }
  | { readonly _tag: 'PhoneNotDigits' }
  | { readonly _tag: 'PhoneTooShort'; readonly digits: 9 | 10 }
  | { readonly _tag: 'PhoneTooLong'; readonly digits: 9 | 10 }

/**
 * Parses typed text: the digits of the country (Chile 9, Mexico 10), optionally with prefix, blanks, dots, hyphens or
 * parentheses. The old mobile mark of Mexico, a 1 after the prefix, is dropped: it ended in 2019 (IFT, plan de
 * numeración).
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/contacts/phone'
 *
 * parse('CL', '+56 9 6123 4567') // { _tag: 'Right', right: '+56961234567' }
 * parse('MX', '55 1234') // { _tag: 'Left', left: { _tag: 'PhoneTooShort', digits: 10 } }
 * ```
 */
export const parse = (country: Country, text: string): E.Either<PhoneError, Phone> => {
  const { phonePrefix, phoneDigits } = profileOf(country)
  if (text.length > MAX_INPUT_LENGTH) return E.left({ _tag: 'PhoneNotDigits' })
  const typed = withoutSeparators(text)
  if (typed === '') return E.left({ _tag: 'PhoneEmpty' })
  if (!/^\+?\d+$/.test(typed)) return E.left({ _tag: 'PhoneNotDigits' })
  const digits = withoutPrefix(typed, phonePrefix, phoneDigits)
  if (digits.startsWith('+')) return E.left({ _tag: 'PhoneNotDigits' })
  if (digits.length < phoneDigits) return E.left({ _tag: 'PhoneTooShort', digits: phoneDigits })
  return digits.length > phoneDigits
    ? E.left({ _tag: 'PhoneTooLong', digits: phoneDigits })
    : E.right((phonePrefix + digits) as Phone)
}

/**
 * The text without the blanks, dots, hyphens, dashes and parentheses between groups of digits.
 *
 * @example
 * ```ts
 * import { withoutSeparators } from '@anticipo/domain/contacts/phone'
 *
 * withoutSeparators('(55) 1234-5678') // '5512345678'
 * ```
 */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s().\u2010-\u2015\u2212-]/g, '')

/**
 * A number for display: `+56 9 1234 5678`, `+52 55 1234 5678`, `+52 222 123 4567`. Mexico City, Monterrey and
 * Guadalajara have area codes of two digits (IFT).
 *
 * @example
 * ```ts
 * import { format, parse } from '@anticipo/domain/contacts/phone'
 *
 * const phone = parse('MX', '2221234567')
 * if (phone._tag === 'Right') format('MX', phone.right) // '+52 222 123 4567'
 * ```
 */
export const format = (country: Country, phone: Phone): string => {
  const digits = local(country, phone)
  const area = country === 'CL' ? 1 : AREAS_OF_TWO.has(digits.slice(0, 2)) ? 2 : 3
  return `${profileOf(country).phonePrefix} ${digits.slice(0, area)} ${digits.slice(area, -4)} ${digits.slice(-4)}`
}

/**
 * The digits without the prefix of the country.
 *
 * @example
 * ```ts
 * import { local, parse } from '@anticipo/domain/contacts/phone'
 *
 * const phone = parse('CL', '+56961234567')
 * if (phone._tag === 'Right') local('CL', phone.right) // '961234567'
 * ```
 */
export const local = (country: Country, phone: Phone): string => phone.slice(profileOf(country).phonePrefix.length)

/**
 * Filters a field that shows the prefix beside it: a complete number loses its own prefix; of anything else the ASCII
 * digits remain. None is cut off, so that a wrong number is reported rather than turned into another one.
 *
 * @example
 * ```ts
 * import { formatPartialLocal } from '@anticipo/domain/contacts/phone'
 *
 * formatPartialLocal('CL', '+56 9 6123 4567') // '961234567'
 * formatPartialLocal('CL', '9 61a') // '961'
 * ```
 */
export const formatPartialLocal = (country: Country, text: string): string => {
  const read = parse(country, text)
  return E.isRight(read) ? local(country, read.right) : text.slice(0, MAX_INPUT_LENGTH).replaceAll(/\D/g, '')
}

/**
 * The value of a field for any number while typing: at most 40 characters, a leading sign and ASCII digits.
 *
 * @example
 * ```ts
 * import { formatPartial } from '@anticipo/domain/contacts/phone'
 *
 * formatPartial('+56 (9) 6123+') // '+5696123'
 * ```
 */
export const formatPartial = (text: string): string => {
  const typed = text.slice(0, MAX_INPUT_LENGTH).replaceAll(/[^\d+]/g, '')
  return typed.slice(0, 1) + typed.slice(1).replaceAll('+', '')
}

const MAX_INPUT_LENGTH = 40

/** Mexico City, Monterrey and Guadalajara have area codes of two digits, the rest of the country of three (IFT). */
const AREAS_OF_TWO: ReadonlySet<string> = new Set(['55', '56', '33', '81'])

/** Without the sign, leading digits count as the prefix only when a complete number follows. */
const withoutPrefix = (typed: string, prefix: string, digits: number): string => {
  const marked = typed.startsWith('+') ? typed : `+${typed}`
  const local = marked.slice(prefix.length)
  if (!marked.startsWith(prefix) || (!typed.startsWith('+') && local.length < digits)) return typed
  return prefix === '+52' && local.length === digits + 1 && local.startsWith('1') ? local.slice(1) : local
}
