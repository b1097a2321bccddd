import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { Queries } from '#host/database/database.ts'
import { verifiedBusiness } from '#host/identity/membership-store.ts'
import type { Business } from '#host/kernel/caller.ts'

/** A business created by the test. */
export const businessById = async (queries: Queries, id: BusinessId): Promise<Business | undefined> => {
  const [row] = await queries.query<{ country: Country; identifier: string }>(
    'select country, identifier from business where id = $1',
    [id],
  )
  return row && verifiedBusiness(queries, row.country, row.identifier)
}

/** The ids of the invoices with these keys. */
export const invoiceIdsOf = async (
  queries: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, InvoiceId>> => {
  const rows = await queries.query<{ key: string; id: number }>(
    'select key, id from invoice where business_id = $1 and key = any($2::text[])',
    [businessId, keys],
  )
  return new Map(rows.map(({ key, id }) => [key, String(id) as InvoiceId]))
}
