import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import * as Rfc from './rfc.ts'
import * as Rut from './rut.ts'

/** The identifier of a business or a person at the country's tax authority: a RUT in Chile, an RFC in Mexico. */
export type TaxId = Rut.Rut | Rfc.Rfc

/** Why a text is no tax id of the country. */
export type TaxIdError = Rut.RutError | Rfc.RfcError

/**
 * Parses typed text as `parse` of the country's id does.
 *
 * @example
 * ```ts
 * import { parseTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * parseTaxId('CL', '60.803.000-k') // { _tag: 'Right', right: '60803000-K' }
 * parseTaxId('CL', 'SAT970701NN3') // { _tag: 'Left', left: { _tag: 'RutMalformed' } }
 * ```
 */
export const parseTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  country === 'CL' ? Rut.parse(text) : Rfc.parse(text)

/**
 * Whether `parseTaxId` accepts the text.
 *
 * @example
 * ```ts
 * import { isValidTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * isValidTaxId('MX', 'SAT970701NN3') // true
 * ```
 */
export const isValidTaxId = (country: Country, text: string): boolean => E.isRight(parseTaxId(country, text))

/**
 * Parses typed text as the id of the user's own business: no generic ids.
 *
 * @example
 * ```ts
 * import { parseOwnTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * parseOwnTaxId('MX', 'XAXX010101000') // { _tag: 'Left', left: { _tag: 'RfcGeneric' } }
 * ```
 */
export const parseOwnTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  country === 'CL' ? Rut.parse(text) : Rfc.parseOwn(text)

/**
 * Parses the form of documents and servers.
 *
 * @example
 * ```ts
 * import { parseWireTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * parseWireTaxId('CL', '1-9') // { _tag: 'Right', right: '1-9' }
 * ```
 */
export const parseWireTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  country === 'CL' ? Rut.fromWire(text) : Rfc.fromWire(text)

/**
 * For display, in the country's notation; an id of the other country is unchanged.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { formatTaxId, parseTaxId, type TaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * map((id: TaxId) => formatTaxId('CL', id))(parseTaxId('CL', '60803000K')) // { _tag: 'Right', right: '60.803.000-K' }
 * ```
 */
export const formatTaxId = (country: Country, id: TaxId): string =>
  country === 'CL' && isRut(id) ? Rut.format(id) : id

/**
 * The field value while typing.
 *
 * @example
 * ```ts
 * import { formatPartialTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * formatPartialTaxId('CL', '60803') // '6.080-3'
 * ```
 */
export const formatPartialTaxId = (country: Country, text: string): string =>
  country === 'CL' ? Rut.formatPartial(text) : Rfc.formatPartial(text)

/**
 * Typed text without separators, in upper case, for searching; it does not validate.
 *
 * @example
 * ```ts
 * import { normaliseTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * normaliseTaxId('MX', 'sat-970701-nn3') // 'SAT970701NN3'
 * ```
 */
export const normaliseTaxId = (country: Country, text: string): string =>
  country === 'CL' ? Rut.normalise(text) : Rfc.normalise(text)

/**
 * The tax id of a document, formatted when valid and unchanged otherwise.
 *
 * @example
 * ```ts
 * import { displayTaxId } from '@anticipo/domain/tax-id/tax-id'
 *
 * displayTaxId('CL', '60803000-K') // '60.803.000-K'
 * displayTaxId('CL', 'PASAPORTE 7') // 'PASAPORTE 7'
 * ```
 */
export const displayTaxId = (country: Country, text: string): string => {
  const parsed = parseWireTaxId(country, text)
  return E.isRight(parsed) ? formatTaxId(country, parsed.right) : text
}

/**
 * Why a valid id is probably mistyped. Only RFCs have such warnings: the check digit of a RUT is an error.
 *
 * @example
 * ```ts
 * import { map } from '@anticipo/domain/either'
 * import { parseTaxId, type TaxId, taxIdWarningsOf } from '@anticipo/domain/tax-id/tax-id'
 *
 * const warnings = map((id: TaxId) => taxIdWarningsOf('MX', id))
 * warnings(parseTaxId('MX', 'SAT970701NN4')) // { _tag: 'Right', right: [{ _tag: 'RfcCheckCharacterUnexpected' }] }
 * ```
 */
export const taxIdWarningsOf = (country: Country, id: TaxId): ReadonlyArray<Rfc.RfcWarning> =>
  country === 'CL' || isRut(id) ? [] : Rfc.warningsOf(id)

/** Only a RUT has a hyphen. */
const isRut = (id: TaxId): id is Rut.Rut => id.includes('-')
