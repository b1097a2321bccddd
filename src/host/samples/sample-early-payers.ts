import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import { addEarlyPaymentPayers } from '../financing/index.ts'
import { membershipStore } from '../identity/index.ts'
import type { SampleAccount } from './sample-logins.ts'

/** Enough for a list that can be worked with, few enough to show that early payment is not for every invoice. */
const PAYERS = 6

/** Adds the most frequent payers of a sample company as early payers. Idempotent. */
export const admitEarlyPayers = async (queries: Queries, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company } of accounts) {
    const business = await membershipStore.verifiedBusiness(queries, company.country, company.identifier)
    if (business === undefined) continue
    const payers = await values(
      queries,
      text,
      sql`select payer_identifier from invoice where business_id = ${business.id} and reasons = '{}'
        group by payer_identifier order by count(*) desc, payer_identifier limit ${PAYERS}`,
    )
    await addEarlyPaymentPayers(queries, company.country, payers)
  }
}
