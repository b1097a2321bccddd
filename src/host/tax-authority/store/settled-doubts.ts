import type { BusinessId } from '#domain/kernel/id.ts'
import type { Decisions } from '#domain/tax-documents/documented-invoice.ts'
import { rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { execute, rows, sql } from '../../database/sql.ts'

/** The decisions of people about the documents of a business. */
export const decisionsOf = async (queries: Queries, businessId: BusinessId): Promise<Decisions> => {
  const settled = await rows(
    queries,
    SettledRow,
    sql`select key, cause from settled_doubt where business_id = ${businessId} order by key, cause`,
  )
  const assignees = await rows(
    queries,
    ConfirmedRow,
    sql`select key, assignee from assignee_confirmation where business_id = ${businessId} order by key, assignee`,
  )
  return {
    settled: byKey(settled.map(({ cause, key }) => [key, cause])),
    confirmedAssignees: byKey(assignees.map(({ assignee, key }) => [key, assignee])),
  }
}

const SettledRow = rowCodec('SettledRow', { key: text, cause: text })
const ConfirmedRow = rowCodec('ConfirmedRow', { key: text, assignee: text })

const byKey = (entries: ReadonlyArray<readonly [string, string]>): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const [key, value] of entries) found.set(key, (found.get(key) ?? new Set()).add(value))
  return found
}

/** Ends the doubts about an invoice that these documents cause. Documents that arrive later cause new ones. */
export const settleDoubts = (
  tx: Queries,
  businessId: BusinessId,
  {
    by,
    causes,
    key,
    reason,
  }: { readonly key: string; readonly causes: ReadonlyArray<string>; readonly reason: string; readonly by: string },
): Promise<void> =>
  execute(
    tx,
    sql`insert into settled_doubt (business_id, key, cause, reason, settled_by)
      select ${businessId}::bigint, ${key}::text, cause, ${reason}::text, ${by}::text from unnest(${causes}::text[]) as cause
      on conflict (business_id, key, cause) do nothing`,
  )
