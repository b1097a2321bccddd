import type { Country } from '#domain/kernel/country.ts'

/** An invented company with a year of documents at its tax authority. Its passwords are chosen by whoever creates it. */
export interface SampleCompany {
  readonly country: Country
  /** A valid RUT or RFC in its wire form. */
  readonly identifier: string
  readonly name: string
  readonly address: string
  readonly email: string
  readonly userName: string
  /** Written when first read. */
  readonly files: ReadonlyArray<SampleFile>
}

/** One file of a taxpayer's archive. `name` has no folder. */
export interface SampleFile {
  readonly name: string
  readonly bytes: Uint8Array
}
