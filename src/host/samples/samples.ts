import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { chileanCompany } from './company-cl.ts'
import { mexicanCompany } from './company-mx.ts'
import type { SampleCompany } from './sample-company.ts'

/**
 * One Chilean and one Mexican company. Equal for equal `today`: documents are dated within the year before it, and none
 * after it. They are real in form and samples in substance: an authority of the samples certifies who seals them.
 */
export const sampleCompanies = (today: CivilDate): ReadonlyArray<SampleCompany> => [
  chileanCompany(today),
  mexicanCompany(today),
]
