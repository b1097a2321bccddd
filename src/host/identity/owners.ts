import type { ResourceKind } from '#wire/codec/ids.ts'
import type { Queries } from '../database/database.ts'
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
  Order: { by: 'business', ownersOf: (queries, ids) => businessesIn(queries, 'orders', ids), refusal: NOT_FOUND },
  Invoice: {
    by: 'business',
    ownersOf: (queries, ids) => businessesIn(queries, 'invoice', ids),
    refusal: hostError('ERROR_INVOICE_NOT_AVAILABLE'),
  },
}

const itself = (ids: ReadonlyArray<string>): ReadonlyMap<string, string> => new Map(ids.map((id) => [id, id]))

/** Of a table whose rows name their business. */
const businessesIn = async (
  queries: Queries,
  table: 'orders' | 'invoice',
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries.query<{ id: number; business_id: number }>(
    `select id, business_id from ${table} where id = any($1::bigint[])`,
    [ids],
  )
  return new Map(rows.map(({ business_id, id }) => [String(id), String(business_id)]))
}
