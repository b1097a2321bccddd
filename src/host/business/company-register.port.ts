import type { Country } from '#domain/kernel/country.ts'

/** The official register of company names. */
export interface CompanyRegister {
  /** Undefined for an unknown company or without a response. */
  readonly nameOf: (country: Country, identifier: string) => Promise<string | undefined>
}
