import { COUNTRIES, type Country } from '#domain/kernel/country.ts'

/** Whether everything is run (`ROUNDS`), also what takes turns otherwise. */
export const IS_COMPLETE = process.env['ROUNDS'] !== undefined

/** The countries of a path whose steps are the same in both: the one whose turn it is, or both when everything is run. */
export const countriesInTurn = (country: Country): ReadonlyArray<Country> => (IS_COMPLETE ? COUNTRIES : [country])
