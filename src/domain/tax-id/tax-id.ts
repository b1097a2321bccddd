import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import * as Rfc from './rfc.ts'
import * as Rut from './rut.ts'

/** The identifier under which a country's tax authority knows a business or a person. */
export type TaxId = Rut.Rut | Rfc.Rfc

export type TaxIdError = Rut.RutError | Rfc.RfcError

/** Reads what a person types. */
export const parseTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> => FORMS[country].parse(text)

/** Reads what a person types as the id of the own business: no generic ids. */
export const parseOwnTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  FORMS[country].parseOwn(text)

/** Reads what a document or a server says. */
export const parseWireTaxId = (country: Country, text: string): E.Either<TaxIdError, TaxId> =>
  FORMS[country].fromWire(text)

/** What the field of a tax id shows while it is being typed. */
export const formatTaxIdWhileTyping = (country: Country, text: string): string => FORMS[country].whileTyping(text)

/** As the country's people read it. */
export const formatTaxId = (country: Country, id: TaxId): string => FORMS[country].format(id)

/** What a document calls a tax id, formatted when it is one and left as it came when it is not. */
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
