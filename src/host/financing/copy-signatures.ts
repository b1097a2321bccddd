import type { BusinessId } from '#domain/kernel/id.ts'
import { id } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { execute, sql, values, type Sql } from '../database/sql.ts'
import { type CopySignatures, ITS_DOCUMENT } from '../tax-authority/sign/index.ts'

export const makeCopySignatures =
  (database: Database): CopySignatures =>
  (businessId, keys) =>
    database.transaction(async (tx) => {
      const ids = await values(tx, id<'Invoice'>(), differing(businessId, keys))
      if (ids.length > 0)
        await execute(
          tx,
          sql`update invoice i set (signature, signature_reason) = (${ITS_DOCUMENT}) where i.id = any(${ids}::bigint[])`,
        )
      return ids.length > 0
    })

/** Locks the invoices in the order of their ids, as orders do. */
const differing = (businessId: BusinessId | undefined, keys: ReadonlyArray<string> | undefined): Sql => sql`
select i.id from invoice i cross join lateral (${ITS_DOCUMENT}) d
where ${businessId === undefined ? sql`true` : sql`i.business_id = ${businessId}`}
  and ${keys === undefined ? sql`true` : sql`i.key = any(${keys}::text[])`}
  and (i.signature, i.signature_reason) is distinct from (d.signature, d.signature_reason)
order by i.id for update of i`
