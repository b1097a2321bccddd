import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { originalOf } from '#host/samples/original-of.ts'
import { makeSampleAuthority } from '#samples/sample-authority.ts'
import type { SampleCompany, SampleFile } from '#samples/sample-company.ts'
import { sampleCompanies } from '#samples/samples.ts'

/** Shared by all tests of a file, because creating keys is slow. */
export const authority = await makeSampleAuthority(originalOf)

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
