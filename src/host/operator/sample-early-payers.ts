import type { Queries } from '../database/database.ts'
import { addEarlyPaymentPayers } from '../financing/early-payment-payers.ts'
import { verifiedBusiness } from '../identity/store.ts'
import type { SampleAccount } from './sample-logins.ts'

/** Enough for a list that can be worked with, few enough to show that early payment is not for every invoice. */
const PAYERS = 6

/** Lets the payers who owe a sample company most often pay early. Doing it again changes nothing. */
export const admitEarlyPayers = async (queries: Queries, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company } of accounts) {
    const business = await verifiedBusiness(queries, company.country, company.identifier)
    if (business === undefined) continue
    const payers = await queries.query<{ identifier: string }>(
      `select payer_identifier as identifier from invoice where business_id = $1 and reasons = '{}'
       group by payer_identifier order by count(*) desc, payer_identifier limit $2`,
      [business.id, PAYERS],
    )
    await addEarlyPaymentPayers(
      queries,
      company.country,
      payers.map(({ identifier }) => identifier),
    )
  }
}
