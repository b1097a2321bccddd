import type { Country } from '../kernel/country.ts'

export type AccountType = 'CUENTA_CORRIENTE' | 'CUENTA_VISTA' | 'CUENTA_AHORRO' | 'CUENTA_CLABE'

/** The account types of a country's banks, in display order. */
export const accountTypesOf = (country: Country): ReadonlyArray<AccountType> => TYPES[country]

const TYPES: Readonly<Record<Country, ReadonlyArray<AccountType>>> = {
  CL: ['CUENTA_CORRIENTE', 'CUENTA_VISTA', 'CUENTA_AHORRO'],
  MX: ['CUENTA_CLABE'],
}
