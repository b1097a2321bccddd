import { isRight } from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { formatTaxId, parseOwnTaxId } from '#domain/tax-id/tax-id.ts'

/** The field value of a tax id while the user types at its end. */
export const parseTaxIdInput = (country: Country, text: string): string => TYPED[country](text)

const TYPED: Readonly<Record<Country, (text: string) => string>> = {
  CL: Rut.formatPartial,
  MX: (text) => text.toUpperCase(),
}

/** The field value of the tax id of an own company after its field was left; an invalid one stays as it was typed. */
export const formatTaxIdInput = (country: Country, text: string): string => {
  const identifier = parseOwnTaxId(country, text)
  return isRight(identifier) ? formatTaxId(country, identifier.right) : text
}
