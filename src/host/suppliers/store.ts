import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { BusinessId, Id } from '#domain/kernel/id.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import type { NewContact, Contact } from '#domain/contacts/contact.ts'
import { supplierSortKey, type NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import { column, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, row, rows, sql, value, type Sql } from '../database/sql.ts'

export interface SupplierListQuery {
  readonly page: number
  readonly size: number
  readonly name: string | undefined
}

/** In the order of the list. */
export const supplierPage = async (
  queries: Queries,
  businessId: BusinessId,
  { name, page, size }: SupplierListQuery,
): Promise<{ readonly rows: ReadonlyArray<Supplier>; readonly totalRows: number }> => {
  const matching = sql`from supplier where business_id = ${businessId} ${matchingName(name ?? '')}`
  const totalRows = await value(queries, integer, sql`select count(*) ${matching}`)
  return {
    rows: await rows(
      queries,
      SupplierRow,
      sql`select ${COLUMNS} ${matching} order by sort_key collate "C", id
        limit ${size} offset ${(page - 1) * size}`,
    ),
    totalRows,
  }
}

export const supplierOf = (
  queries: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
): Promise<Supplier | undefined> =>
  optionalRow(
    queries,
    SupplierRow,
    sql`select ${COLUMNS} from supplier where business_id = ${businessId} and id = ${supplierId}`,
  )

export const supplierByIdentifier = (
  queries: Queries,
  businessId: BusinessId,
  identifier: string,
): Promise<Supplier | undefined> =>
  optionalRow(
    queries,
    SupplierRow,
    sql`select ${COLUMNS} from supplier where business_id = ${businessId} and identifier = ${identifier}`,
  )

/** The suppliers with these tax ids, which may be written in any notation, by `normaliseIdentifier`. */
export const suppliersByIdentifiers = async (
  queries: Queries,
  businessId: BusinessId,
  identifiers: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Supplier>> => {
  const found = await rows(
    queries,
    SupplierRow,
    sql`select ${COLUMNS} from supplier where business_id = ${businessId}
      and plain_identifier = any(${identifiers.map(normaliseIdentifier)}::text[])`,
  )
  return new Map(found.map((supplier) => [normaliseIdentifier(supplier.identifier), supplier]))
}

/** The agreed terms by tax id; undefined for a supplier without one. */
export const termsOf = async (
  queries: Queries,
  businessId: BusinessId,
): Promise<ReadonlyMap<string, PaymentTerm.PaymentTerm | undefined>> => {
  const found = await rows(queries, SupplierRow, sql`select ${COLUMNS} from supplier where business_id = ${businessId}`)
  return new Map(found.map(({ identifier, paymentTerm }) => [identifier, paymentTerm]))
}

export const replaceTerm = (
  tx: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
  term: PaymentTerm.PaymentTerm,
): Promise<Supplier> =>
  row(
    tx,
    SupplierRow,
    sql`update supplier set payment_term = ${term}, version = version + 1 where business_id = ${businessId} and id = ${supplierId}
      returning ${COLUMNS}`,
  )

/** Adds new suppliers, and gives known ones their present name. */
export const saveSuppliers = async (
  tx: Queries,
  businessId: BusinessId,
  suppliers: ReadonlyArray<NamedSupplier>,
): Promise<void> =>
  execute(
    tx,
    sql`insert into supplier (business_id, identifier, name, search, plain_identifier, sort_key)
      select ${businessId}, found.* from unnest(
        ${suppliers.map(({ identifier }) => identifier)}::text[],
        ${suppliers.map(({ name }) => name)}::text[],
        ${suppliers.map(({ name }) => normaliseText(name))}::text[],
        ${suppliers.map(({ identifier }) => normaliseIdentifier(identifier))}::text[],
        ${suppliers.map(({ name }) => supplierSortKey(name))}::text[]
      ) as found (identifier, name, search, plain_identifier, sort_key)
      on conflict (business_id, identifier) do update
        set name = excluded.name, search = excluded.search, sort_key = excluded.sort_key
        where supplier.name <> excluded.name`,
  )

/** The oldest first. */
export const contactsOf = (
  queries: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
): Promise<ReadonlyArray<Contact>> =>
  rows(
    queries,
    ContactRow,
    sql`select ${CONTACT_COLUMNS} from contact where business_id = ${businessId} and supplier_id = ${supplierId} order by id`,
  )

export const insertContact = (
  tx: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
  { email, name, phone, position }: NewContact,
  now: Date,
): Promise<Contact> =>
  row(
    tx,
    ContactRow,
    sql`insert into contact (business_id, supplier_id, name, position, email, phone, created_at, updated_at)
      values (${businessId}, ${supplierId}, ${name}, ${position}, ${email}, ${phone}, ${now}, ${now})
      returning ${CONTACT_COLUMNS}`,
  )

/** Undefined for a contact that the supplier does not have. */
export const contactOf = (
  queries: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
  contactId: Id<'Contact'>,
): Promise<Contact | undefined> =>
  optionalRow(
    queries,
    ContactRow,
    sql`select ${CONTACT_COLUMNS} from contact
      where business_id = ${businessId} and supplier_id = ${supplierId} and id = ${contactId}`,
  )

export const replaceContact = (
  tx: Queries,
  businessId: BusinessId,
  contactId: Id<'Contact'>,
  { email, name, phone, position }: NewContact,
  now: Date,
): Promise<Contact> =>
  row(
    tx,
    ContactRow,
    sql`update contact set name = ${name}, position = ${position}, email = ${email}, phone = ${phone},
        version = version + 1, updated_at = ${now}
      where business_id = ${businessId} and id = ${contactId} returning ${CONTACT_COLUMNS}`,
  )

/** Undefined for a contact that the supplier does not have. */
export const deleteContact = (
  tx: Queries,
  businessId: BusinessId,
  supplierId: SupplierId,
  contactId: Id<'Contact'>,
): Promise<Contact | undefined> =>
  optionalRow(
    tx,
    ContactRow,
    sql`delete from contact where business_id = ${businessId} and supplier_id = ${supplierId} and id = ${contactId} returning ${CONTACT_COLUMNS}`,
  )

const COLUMNS: Sql = sql`id, name, identifier, payment_term as "paymentTerm", version`

export const termColumn = column(
  'payment term',
  (days): days is PaymentTerm.PaymentTerm => typeof days === 'number' && PaymentTerm.fromDays(days)._tag === 'Right',
)

const SupplierRow = rowCodec('SupplierRow', {
  id: id<'Supplier'>(),
  name: text,
  identifier: text,
  paymentTerm: nullable(termColumn),
  version: integer,
})

const CONTACT_COLUMNS: Sql = sql`id, name, position, email, phone, version`

const ContactRow = rowCodec('ContactRow', {
  id: id<'Contact'>(),
  name: text,
  position: text,
  email: text,
  phone: text,
  version: integer,
})

/** Limits suppliers like `searchSuppliers`: wildcards of `like` have no meaning. */
export const matchingName = (typed: string): Sql => {
  const wanted = normaliseText(typed)
  const wantedId = normaliseIdentifier(typed)
  return sql`and (strpos(search, ${wanted}) > 0 or (${wantedId} <> '' and strpos(plain_identifier, ${wantedId}) > 0))`
}
