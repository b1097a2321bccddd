/** A supported country, by its ISO 3166 code. */
export type Country = 'CL' | 'MX'

export const COUNTRIES: ReadonlyArray<Country> = ['CL', 'MX']

export const isCountry = (text: string): text is Country => text === 'CL' || text === 'MX'
