import type { ResourceKind } from '#wire/codec/ids.ts'
import { id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { NOT_FOUND, hostError, type HostError } from '../http/host-error.ts'

/** To whom a kind of row belongs, how that is looked up, and what a call is answered that names one which is not its caller's, or none. */
export interface OwnerRule {
  readonly by: 'business' | 'user'
  /** The owner of each id that exists. */
  readonly ownersOf: (queries: Queries, ids: ReadonlyArray<string>) => Promise<ReadonlyMap<string, string>>
  readonly refusal: HostError
}

/** For every kind of id that a call can name. One that is missing here does not compile. */
export const OWNERS: Readonly<Record<ResourceKind, OwnerRule>> = {
  User: { by: 'user', ownersOf: async (_, ids) => itself(ids), refusal: NOT_FOUND },
  Business: { by: 'business', ownersOf: async (_, ids) => itself(ids), refusal: NOT_FOUND },
  Order: { by: 'business', ownersOf: (queries, ids) => businessesIn(queries, sql`orders`, ids), refusal: NOT_FOUND },
  BankAccount: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`bank_account`, ids),
    refusal: NOT_FOUND,
  },
  Document: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`document`, ids),
    refusal: NOT_FOUND,
  },
  Stakeholder: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`stakeholder`, ids),
    refusal: NOT_FOUND,
  },
  OrderInvoice: {
    by: 'business',
    ownersOf: (queries, ids) => businessesOfOrders(queries, sql`order_invoice`, ids),
    refusal: NOT_FOUND,
  },
  Bill: {
    by: 'business',
    ownersOf: (queries, ids) => businessesOfOrders(queries, sql`bill`, ids),
    refusal: NOT_FOUND,
  },
  Supplier: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`supplier`, ids),
    refusal: NOT_FOUND,
  },
  Contact: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`contact`, ids),
    refusal: NOT_FOUND,
  },
  Attachment: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`invoice_attachment`, ids),
    refusal: NOT_FOUND,
  },
  Invoice: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, sql`invoice`, ids),
    refusal: hostError('ERROR_INVOICE_NOT_AVAILABLE'),
  },
}

const itself = (ids: ReadonlyArray<string>): ReadonlyMap<string, string> => new Map(ids.map((id) => [id, id]))

const OwnedRow = rowCodec('OwnedRow', { id: id(), businessId: id() })

/** For a table whose rows contain their order. */
const businessesOfOrders = async (
  queries: Queries,
  table: Sql,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, string>> => {
  const owned = await rows(
    queries,
    OwnedRow,
    sql`select l.id, o.business_id as "businessId" from ${table} l join orders o on o.id = l.order_id
      where l.id = any(${ids}::bigint[])`,
  )
  return new Map(owned.map(({ businessId, id }) => [id, businessId]))
}

/** For a table whose rows contain their business. */
const businessesIn = async (
  queries: Queries,
  table: Sql,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, string>> => {
  const owned = await rows(
    queries,
    OwnedRow,
    sql`select id, business_id as "businessId" from ${table} where id = any(${ids}::bigint[])`,
  )
  return new Map(owned.map(({ businessId, id }) => [id, businessId]))
}
