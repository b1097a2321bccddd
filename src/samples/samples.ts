import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { chileanCompany } from './company-cl.ts'
import { mexicanCompany } from './company-mx.ts'
import type { SampleCompany } from './sample-company.ts'

/**
 * One Chilean and one Mexican company. Deterministic for `today`: documents are dated within the year before it. They
 * have a valid format and fictitious content: a sample authority certifies their signers.
 */
export const sampleCompanies = (today: CivilDate): ReadonlyArray<SampleCompany> => [
  chileanCompany(today),
  mexicanCompany(today),
]
