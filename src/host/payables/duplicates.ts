import { DUPLICATE_DAYS } from '#domain/payables/duplicate.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/**
 * Agrees with `arePossibleDuplicates` of the domain for the rows `i` and `other` of the table, unless the user said that
 * they are distinct.
 */
export const ARE_DUPLICATES = sql`other.business_id = i.business_id and other.supplier_id = i.supplier_id
  and other.amount = i.amount and other.folio <> i.folio and abs(other.issue_date - i.issue_date) <= ${DUPLICATE_DAYS}::integer
  and i.obstacle is null and other.obstacle is null and i.location <> 'archived' and other.location <> 'archived'
  and not exists (select from distinct_payables told
    where told.one_id = least(i.id, other.id) and told.other_id = greatest(i.id, other.id))`

/** Saves that an invoice is none of the others. Repeated it changes nothing. */
export const markDistinct = (tx: Queries, id: PayableId, others: ReadonlyArray<PayableId>): Promise<void> =>
  execute(
    tx,
    sql`insert into distinct_payables (one_id, other_id)
      select least(${id}::bigint, other), greatest(${id}::bigint, other) from unnest(${others}::bigint[]) as other
      where other <> ${id}::bigint on conflict do nothing`,
  )
