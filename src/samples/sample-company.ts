import type { Country } from '../domain/kernel/country.ts'
import type { SampleAuthority } from './sample-authority.ts'

/** A fictitious company with a year of documents at its tax authority. Its creator sets the passwords. */
export interface SampleCompany {
  readonly country: Country
  /** A valid RUT or RFC in its wire form. */
  readonly identifier: string
  readonly name: string
  readonly address: string
  readonly email: string
  readonly userName: string
  /** Its documents, sealed by their issuers under `authority`. */
  readonly files: (authority: SampleAuthority) => ReadonlyArray<SampleFile>
}

/** One file of a taxpayer's archive. `name` contains no folder. */
export interface SampleFile {
  readonly name: string
  readonly bytes: Uint8Array
}
