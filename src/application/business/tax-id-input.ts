import type { Country } from '#domain/kernel/country.ts'
import * as Rut from '#domain/tax-id/rut.ts'

/** The field value of a tax id while the user types at its end. */
export const parseTaxIdInput = (country: Country, text: string): string => TYPED[country](text)

const TYPED: Readonly<Record<Country, (text: string) => string>> = {
  CL: Rut.formatPartial,
  MX: (text) => text.toUpperCase(),
}
