/** A supported country, by its ISO 3166 code. */
export type Country = 'CL' | 'MX'

/** Every supported country. */
export const COUNTRIES: ReadonlyArray<Country> = ['CL', 'MX']

/**
 * Whether a text is the code of a supported country, in upper case.
 *
 * @example
 * ```ts
 * import { isCountry } from '@anticipo/domain/kernel/country'
 *
 * isCountry('CL') // true
 * isCountry('PE') // false
 * ```
 */
export const isCountry = (text: string): text is Country => text === 'CL' || text === 'MX'
