import * as E from 'fp-ts/Either'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import { type InvoiceView, MAX_VIEWS, viewKeyOf } from '#domain/financing/invoice-view.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { column, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, row, rows, sql } from '../database/sql.ts'
import { hostError } from '../http/host-error.ts'
import type { HandlerResult } from '../http/call.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

/** Whose views they are: users of one company do not see those of each other. */
export interface ViewOwner {
  readonly businessId: BusinessId
  readonly userId: UserId
}

const pairs = column(
  'pairs',
  (value): value is ReadonlyArray<QueryPair> =>
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')),
)

const ViewRow = rowCodec('ViewRow', { name: text, query: pairs })
const CountRow = rowCodec('CountRow', { count: integer })

/** In the order in which their names were first saved. */
export const viewsOf = (queries: Queries, { businessId, userId }: ViewOwner): Promise<ReadonlyArray<InvoiceView>> =>
  rows(
    queries,
    ViewRow,
    sql`select name, query from invoice_view where business_id = ${businessId} and user_id = ${userId}
      order by place`,
  )

/** Replaces a view of the same name. */
export const saveView = async (
  tx: Queries,
  { businessId, userId }: ViewOwner,
  { name, query }: InvoiceView,
): HandlerResult<undefined, ErrorsOf<typeof endpoints.invoiceViewSave>> => {
  /* One view at a time, so that two of them cannot both be the eighth. */
  await execute(tx, sql`select id from app_user where id = ${userId} for update`)
  await execute(
    tx,
    sql`insert into invoice_view (business_id, user_id, name_key, name, query)
      values (${businessId}, ${userId}, ${viewKeyOf(name)}, ${name}, ${JSON.stringify(query)}::jsonb)
      on conflict (business_id, user_id, name_key) do update set name = excluded.name, query = excluded.query`,
  )
  const { count } = await row(
    tx,
    CountRow,
    sql`select count(*) as count from invoice_view where business_id = ${businessId} and user_id = ${userId}`,
  )
  return count > MAX_VIEWS ? E.left(hostError('ERROR_INVOICE_VIEW_LIMIT')) : E.right(undefined)
}

/** A missing one counts as deleted. */
export const deleteView = (tx: Queries, { businessId, userId }: ViewOwner, name: string): Promise<void> =>
  execute(
    tx,
    sql`delete from invoice_view where business_id = ${businessId} and user_id = ${userId}
      and name_key = ${viewKeyOf(name)}`,
  )
