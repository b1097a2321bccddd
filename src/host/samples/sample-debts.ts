import type { Country } from '#domain/kernel/country.ts'
import { hasRow, sql } from '../database/sql.ts'
import { consultDebts, type ReportedDebts } from '../debts/index.ts'
import { membershipStore } from '../identity/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

/** Adds the debts of the sample companies, unless they were consulted. The Mexican one has yet to authorise it. */
export const addSampleDebts = async (
  services: SampleServices,
  accounts: ReadonlyArray<Pick<SampleAccount, 'company'>>,
): Promise<void> => {
  for (const { company } of accounts) {
    const { country, identifier } = company
    const business = await membershipStore.verifiedBusiness(services.database, country, identifier)
    if (
      business === undefined ||
      (await hasRow(services.database, sql`select from debt where business_id = ${business.id}`))
    )
      continue
    await services.debtSource.set(country, identifier, SAMPLE_DEBTS[country])
    await consultDebts(services, { id: business.id, country, identifier })
  }
}

const SAMPLE_DEBTS: Readonly<Record<Country, ReportedDebts>> = {
  CL: { treasury: { total: 1_284_500 }, bureau: { total: 0, score: 712 } },
  MX: { service: { total: 412_300.5 } },
}
