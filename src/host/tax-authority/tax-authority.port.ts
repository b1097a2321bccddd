import type { Country } from '#domain/kernel/country.ts'

/** Whether a taxpayer's own password opens its account at the tax authority. */
export interface TaxAuthority {
  readonly verify: (country: Country, identifier: string, password: string) => Promise<PasswordVerdict>
}

export type PasswordVerdict = 'ok' | 'wrong' | 'unavailable'
