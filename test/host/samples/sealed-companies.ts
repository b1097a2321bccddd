import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeSampleAuthority } from '#host/samples/sample-authority.ts'
import type { SampleCompany, SampleFile } from '#host/samples/sample-company.ts'
import { sampleCompanies } from '#host/samples/samples.ts'

/** Shared by all tests of a file, because creating keys is slow. */
export const authority = await makeSampleAuthority()

export interface SealedCompany extends Omit<SampleCompany, 'files'> {
  readonly files: ReadonlyArray<SampleFile>
}

/** The sample companies with lazily written files. */
export const sealedCompanies = (today: CivilDate): ReadonlyArray<SealedCompany> =>
  sampleCompanies(today).map((company) => {
    let files: ReadonlyArray<SampleFile> | undefined
    return {
      ...company,
      get files() {
        return (files ??= company.files(authority))
      },
    }
  })
