import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ChileanStakeholder, MexicanStakeholder, StakeholderDraft } from '#domain/legal/stakeholder.ts'
import { validateStakeholder } from '#domain/legal/validate-stakeholder.ts'
import { invalid } from '../http/host-error.ts'
import type { Result } from '../http/call.ts'

/** The rules of the form. The values to store are the canonical ones, and nothing of the other country. */
export const readStakeholder = (
  country: Country,
  body: StakeholderDraft,
  today: CivilDate,
): Result<StakeholderDraft> => {
  const valid = validateStakeholder(country, body, today)
  return E.isLeft(valid) ? E.left(invalid(valid.left.map(({ field }) => field))) : E.right(textsOf(body, valid.right))
}

/** Where the ids come from the legal form, an edit cannot change them. */
export const withStoredIds = (country: Country, body: StakeholderDraft, stored: StakeholderDraft): StakeholderDraft =>
  profileOf(country).hasEditableStakeholderIds ? body : { ...body, identifier: stored.identifier, curp: stored.curp }

const textsOf = (sent: StakeholderDraft, valid: ChileanStakeholder | MexicanStakeholder): StakeholderDraft => ({
  ...blank(sent),
  ...valid,
  motherLastName: valid.motherLastName ?? '',
  insideNumber: ('insideNumber' in valid ? valid.insideNumber : '') ?? '',
  postalCode: valid.postalCode ?? '',
})

const blank = (draft: StakeholderDraft): StakeholderDraft =>
  Object.fromEntries(Object.keys(draft).map((field) => [field, ''])) as StakeholderDraft
