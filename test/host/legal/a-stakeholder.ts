import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import type { Country } from '#domain/kernel/country.ts'
import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** A valid representative as the form sends it. */
export const aStakeholder = (country: Country, instead: Readonly<Record<string, unknown>> = {}) => ({
  ...(country === 'CL' ? aChileanDraft() : aMexicanDraft()),
  postalCode: country === 'CL' ? null : '06600',
  ...instead,
})

/** Stores a representative of the company. */
export const storeStakeholder = async (
  host: Pick<AHost, 'request'>,
  { businessId, country, token }: Company,
): Promise<StakeholderId> => {
  const answer = await host.request(`POST /api/business/${businessId}/stakeholder`, {
    token,
    headers: { 'idempotency-key': 'first-stakeholder' },
    body: aStakeholder(country),
  })
  const { id } = answer.body as { id: number }
  return String(id) as StakeholderId
}
