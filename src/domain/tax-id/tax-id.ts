import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import * as Rfc from './rfc.ts'
import * as Rut from './rut.ts'

/** The identifier of a business or a person at the country's tax authority. */
export type TaxId = Rut.Rut | Rfc.Rfc

export type TaxIdError = Rut.RutError | Rfc.RfcError

/** Parses typed text. */
export const parseTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> => FORMS[country].parse(text)

/** Parses typed text as the id of the user's own business: no generic ids. */
export const parseOwnTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  FORMS[country].parseOwn(text)

/** Parses the form of documents and servers. */
export const parseWireTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  FORMS[country].fromWire(text)

/** The field value while typing. */
export const formatTaxIdWhileTyping = (country: Country, text: string): string => FORMS[country].whileTyping(text)

/** For display, in the country's notation. */
export const formatTaxId = (country: Country, id: TaxId): string => FORMS[country].format(id)

/** The tax id of a document, formatted when valid and unchanged otherwise. */
export const displayTaxId = (country: Country, text: string): string => {
  const parsed = parseWireTaxId(country, text)
  return E.isRight(parsed) ? formatTaxId(country, parsed.right) : text
}

interface Form {
  readonly parse: (text: string) => E.Either<TaxIdError, TaxId>
  readonly parseOwn: (text: string) => E.Either<TaxIdError, TaxId>
  readonly fromWire: (text: string) => E.Either<TaxIdError, TaxId>
  readonly format: (id: TaxId) => string
  readonly whileTyping: (text: string) => string
}

/** Only a RUT has a hyphen. */
const isRut = (id: TaxId): id is Rut.Rut => id.includes('-')

const FORMS: Readonly<Record<Country, Form>> = {
  CL: {
    parse: Rut.parse,
    parseOwn: Rut.parse,
    fromWire: Rut.fromWire,
    format: (id) => (isRut(id) ? Rut.format(id) : id),
    whileTyping: Rut.formatWhileTyping,
  },
  MX: {
    parse: Rfc.parse,
    parseOwn: Rfc.parseOwn,
    fromWire: Rfc.fromWire,
    format: (id) => id,
    whileTyping: Rfc.formatWhileTyping,
  },
}
