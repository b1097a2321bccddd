import type { ResourceKind } from '#wire/codec/ids.ts'
import { id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { NOT_FOUND, hostError, type HostError } from '../http/host-error.ts'

/** Finds the owners of a kind of row, and has the error for a call that names a row of somebody else, or one that does not exist. */
export interface OwnerRule {
  /** The owner of each id that exists. */
  readonly ownersOf: (queries: Queries, ids: ReadonlyArray<string>) => Promise<ReadonlyMap<string, string>>
  readonly error: HostError
}

const itself = async (_: Queries, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> =>
  new Map(ids.map((id) => [id, id]))

const OwnedRow = rowCodec('OwnedRow', { id: id(), businessId: id() })

/** For a table whose rows contain their business. */
const inTable = (table: Sql, error: HostError = NOT_FOUND): OwnerRule => ({
  ownersOf: async (queries, ids) => {
    const owned = await rows(
      queries,
      OwnedRow,
      sql`select id, business_id as "businessId" from ${table} where id = any(${ids}::bigint[])`,
    )
    return new Map(owned.map(({ businessId, id }) => [id, businessId]))
  },
  error,
})

/** For a table whose rows contain their order. */
const inTableOfOrders = (table: Sql): OwnerRule => ({
  ownersOf: async (queries, ids) => {
    const owned = await rows(
      queries,
      OwnedRow,
      sql`select l.id, o.business_id as "businessId" from ${table} l join orders o on o.id = l.order_id
        where l.id = any(${ids}::bigint[])`,
    )
    return new Map(owned.map(({ businessId, id }) => [id, businessId]))
  },
  error: NOT_FOUND,
})

const HeldRow = rowCodec('HeldRow', { id: id(), userId: id() })

/** A membership belongs to its user. */
const OF_MEMBER: OwnerRule = {
  ownersOf: async (queries, ids) => {
    const held = await rows(
      queries,
      HeldRow,
      sql`select id, user_id as "userId" from membership where id = any(${ids}::bigint[])`,
    )
    return new Map(held.map(({ id, userId }) => [id, userId]))
  },
  error: NOT_FOUND,
}

/** For every kind of id that a call can name. One that is missing here does not compile. */
export const OWNERS: Readonly<Record<ResourceKind, OwnerRule>> = {
  User: { ownersOf: itself, error: NOT_FOUND },
  Business: { ownersOf: itself, error: NOT_FOUND },
  Order: inTable(sql`orders`),
  BankAccount: inTable(sql`bank_account`),
  Document: inTable(sql`document`),
  Stakeholder: inTable(sql`stakeholder`),
  OrderInvoice: inTableOfOrders(sql`order_invoice`),
  Bill: inTableOfOrders(sql`bill`),
  Supplier: inTable(sql`supplier`),
  Contact: inTable(sql`contact`),
  Payable: inTable(sql`payable`),
  Payroll: inTable(sql`payroll`),
  Scenario: inTable(sql`scenario`),
  OwnItem: inTable(sql`cash_fixed`),
  Membership: OF_MEMBER,
  Approval: inTable(sql`approval`),
  Member: inTable(sql`membership`),
  Invitation: inTable(sql`invitation`),
  Attachment: inTable(sql`invoice_attachment`),
  Invoice: inTable(sql`invoice`, hostError('ERROR_INVOICE_NOT_AVAILABLE')),
}
