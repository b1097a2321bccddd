import type { Country } from '#domain/kernel/country.ts'

/** Checks a taxpayer's password at the tax authority. */
export interface TaxAuthority {
  readonly verify: (country: Country, identifier: string, password: string) => Promise<PasswordVerdict>
}

export type PasswordVerdict = 'ok' | 'wrong' | 'unavailable'
