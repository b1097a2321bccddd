import type { BusinessId } from '#domain/kernel/id.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { bankCalendarOf } from '../calendar/bank-calendar.ts'
import { text } from '../database/columns.ts'
import type { Database, Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { execute, sql, values, type Sql } from '../database/sql.ts'
import { REMOVED, saveInvoices, type IssuedInvoice } from '../financing/invoice-store.ts'
import { updateLatenessByDocuments } from '../financing/payer-lateness.ts'
import { changedPayables } from '../payables/payable-changes.ts'
import { receivedInvoice } from '../payables/received-invoice.ts'
import { markRemovedPayables, savePayables } from '../payables/store.ts'
import { saveSuppliers } from '../suppliers/store.ts'
import { suppliersIn } from '../suppliers/suppliers-in-documents.ts'
import { chunksOf } from './archive.ts'
import { changedInvoices } from './connector-changes.ts'
import type { FollowChanges } from './follow-changes.port.ts'
import { issuedInvoice, paidInvoice, withDuplicates } from './issued-invoice.ts'
import { ownerOf } from './owner.ts'
import { documentsOf } from './read-documents.ts'
import { currencyOf, factsBefore, recordChanges } from './record-changes.ts'
import { decisionsOf } from './settled-doubts.ts'
import { copySignatures } from './signature-store.ts'
import { saveWithoutEffect } from './without-effect.ts'

/** Brings the issued and received invoices and the suppliers of a business in line with all its documents. */
export type RefreshInvoices = (businessId: BusinessId, onArrivals?: OnArrivals) => Promise<void>

/** Receives the number of new invoices that can be financed, in the transaction that stores them. */
export type OnArrivals = (tx: Queries, arrivals: number) => Promise<void>

export interface RefreshDependencies {
  readonly database: Database
  readonly follow: FollowChanges
  /** Lets other calls run between the parts of a long refresh. */
  readonly pause: () => Promise<void>
}

/** One at a time per business: what is written last has read everything that was there before. */
export const makeRefreshInvoices = (deps: RefreshDependencies): RefreshInvoices => {
  const turns = new Map<BusinessId, Promise<void>>()
  return (businessId, onArrivals) => {
    const before = turns.get(businessId) ?? Promise.resolve()
    const turn = before.catch(() => undefined).then(() => refresh(deps, businessId, onArrivals))
    turns.set(businessId, turn)
    return turn.finally(() => {
      if (turns.get(businessId) === turn) turns.delete(businessId)
    })
  }
}

const refresh = async (
  { database, follow, pause }: RefreshDependencies,
  businessId: BusinessId,
  onArrivals: OnArrivals | undefined,
): Promise<void> => {
  const owner = await ownerOf(database, businessId)
  const { country, identifier } = owner
  const documents = await documentsOf(database, businessId, pause)
  await pause()
  const decisions = await decisionsOf(database, businessId)
  const known = documentedInvoices({ identifier, country }, documents, decisions)
  const issued = known.invoices.filter(({ direction }) => direction === 'ISSUED')
  const received = known.invoices.filter(({ direction }) => direction === 'RECEIVED')
  const calendar = await bankCalendarOf(database, country)
  const invoices = withDuplicates(issued.map((invoice) => issuedInvoice(invoice, calendar)))
  const receipts = issued.flatMap((invoice) => paidInvoice(invoice, calendar))
  const payables = received.map(receivedInvoice)
  const suppliers = suppliersIn(payables)
  await pause()
  const differing = await changedInvoices(database, businessId, invoices, pause)
  const differingPayables = await changedPayables(database, businessId, payables, pause)
  const emails = await database.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const changed = await stillDocumented(tx, businessId, differing)
    const standing = invoices.map(({ key }) => key)
    const keys = { issued: changed.map(({ key }) => key), received: differingPayables.map(({ key }) => key) }
    const followed = await follow.begin(tx, { ...owner, id: businessId }, [...keys.issued, ...keys.received])
    await execute(tx, locked(businessId, standing, keys.issued))
    const before = await factsBefore(tx, businessId, currencyOf(owner), keys)
    await onArrivals?.(tx, await arrivalsIn(tx, businessId, changed))
    await pause()
    for (const some of chunksOf(changed, AT_ONCE)) {
      await saveInvoices(tx, businessId, some)
      await pause()
    }
    for (const some of chunksOf(suppliers, AT_ONCE)) {
      await saveSuppliers(tx, businessId, some)
      await pause()
    }
    for (const some of chunksOf(differingPayables, AT_ONCE)) {
      await savePayables(tx, { country, id: businessId }, some)
      await pause()
    }
    await markRemovedPayables(
      tx,
      businessId,
      payables.map(({ key }) => key),
    )
    await saveWithoutEffect(tx, businessId, known.withoutEffect)
    await updateLatenessByDocuments(tx, { businessId, country }, receipts)
    await execute(
      tx,
      sql`update invoice set financeable = false, reasons = array[${REMOVED}]::text[]
        where business_id = ${businessId} and ${isGone(standing)}`,
    )
    const changes = await recordChanges(tx, businessId, before, { issued: changed, received: differingPayables })
    return followed(changes)
  })
  follow.send(emails)
  await copySignatures(
    database,
    businessId,
    differing.map(({ key }) => key),
  )
}

/** The number of financeable invoices that the business did not have. */
const arrivalsIn = async (
  tx: Queries,
  businessId: BusinessId,
  changed: ReadonlyArray<IssuedInvoice>,
): Promise<number> => {
  const financeable = changed.filter(({ reasons }) => reasons.length === 0).map(({ key }) => key)
  if (financeable.length === 0) return 0
  const known = await values(
    tx,
    text,
    sql`select key from invoice where business_id = ${businessId} and key = any(${financeable}::text[])`,
  )
  return financeable.length - known.length
}

/** Excludes documents removed since all documents were read: writing them would restore them. */
const stillDocumented = async (
  tx: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<IssuedInvoice>,
): Promise<ReadonlyArray<IssuedInvoice>> => {
  if (invoices.length === 0) return invoices
  const keys = invoices.map(({ key }) => key)
  const found = await values(
    tx,
    text,
    sql`select key from tax_document where business_id = ${businessId} and kind = 'Invoice' and key = any(${keys}::text[])`,
  )
  const documented = new Set(found)
  return invoices.filter(({ key }) => documented.has(key))
}

/** Rows per statement: a long statement blocks other calls of this process. */
const AT_ONCE = 250

/** Orders and users may still refer to it, so it stays; it only cannot be financed. */
const isGone = (standing: ReadonlyArray<string>): Sql => sql`reasons <> array[${REMOVED}]::text[]
  and not exists (select from unnest(${standing}::text[]) as standing (key) where standing.key = invoice.key)`

/** The rows to write, locked in the order of orders, because the writes themselves use another order. */
const locked = (businessId: BusinessId, standing: ReadonlyArray<string>, changed: ReadonlyArray<string>): Sql =>
  sql`select id from invoice
    where business_id = ${businessId} and (key = any(${changed}::text[]) or (${isGone(standing)})) order by id for update`
