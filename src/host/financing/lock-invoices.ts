import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/**
 * Until the end of the transaction no other transaction changes or orders these invoices. Every caller locks in the
 * order of the ids, which prevents deadlocks.
 */
export const lockInvoices = async (
  tx: Queries,
  businessId: BusinessId,
  ids: ReadonlyArray<InvoiceId>,
): Promise<void> => {
  await execute(
    tx,
    sql`select id from invoice where business_id = ${businessId} and id = any(${ids}::bigint[]) order by id for update`,
  )
}
