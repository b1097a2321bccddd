import type { Country } from '#domain/kernel/country.ts'

/** Who says officially what a company is called. */
export interface CompanyRegister {
  /** Undefined where it does not know, or does not answer. */
  readonly nameOf: (country: Country, identifier: string) => Promise<string | undefined>
}
