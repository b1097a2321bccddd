import type { StakeholderDraft } from '#domain/legal/stakeholder.ts'
import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'
import { EMPTY_STAKEHOLDER } from '#application/legal/stakeholder-fields.ts'

/** Valid form values of a representative in Chile. */
export const aChilean = (instead: Partial<StakeholderDraft> = {}): StakeholderDraft => ({
  ...EMPTY_STAKEHOLDER,
  ...aChileanDraft(),
  ...instead,
})

export const aMexican = (instead: Partial<StakeholderDraft> = {}): StakeholderDraft => ({
  ...EMPTY_STAKEHOLDER,
  ...aMexicanDraft(),
  ...instead,
})
