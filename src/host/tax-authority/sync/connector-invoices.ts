import type { BusinessId } from '#domain/kernel/id.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { text } from '../../database/columns.ts'
import type { Database, Queries } from '../../database/database.ts'
import { lockBusiness } from '../../database/lock-business.ts'
import { sql, values } from '../../database/sql.ts'
import { recordChanges, type ChangedInvoice } from '../changed-invoice.ts'
import type { DocumentSink } from '../document-sink.port.ts'
import type { FollowChanges } from '../follow-changes.port.ts'
import { ownerOf } from '../owner.ts'
import { documentsOf } from '../store/read-documents.ts'
import { decisionsOf } from '../store/settled-doubts.ts'
import type { CopySignatures } from '../sign/signature-store.ts'
import { saveWithoutEffect } from '../store/without-effect.ts'

/** Brings the stored invoices of a business in line with all its documents. */
export type RefreshInvoices = (businessId: BusinessId, onArrivals?: OnArrivals) => Promise<void>

/** Receives the number of new invoices that can be financed, in the transaction that stores them. */
export type OnArrivals = (tx: Queries, arrivals: number) => Promise<void>

export interface RefreshDependencies {
  readonly database: Database
  /** They write in this order. */
  readonly sinks: ReadonlyArray<DocumentSink>
  readonly follow: FollowChanges
  readonly copySignatures: CopySignatures
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
  { copySignatures, database, follow, pause, sinks }: RefreshDependencies,
  businessId: BusinessId,
  onArrivals: OnArrivals | undefined,
): Promise<void> => {
  const owner = await ownerOf(database, businessId)
  const business = { ...owner, id: businessId }
  const documents = await documentsOf(database, businessId, pause)
  await pause()
  const decisions = await decisionsOf(database, businessId)
  const { invoices, withoutEffect } = documentedInvoices(owner, documents, decisions)
  const plans: Array<Plan> = []
  for (const { direction, plan } of sinks)
    plans.push({
      direction,
      ...(await plan(
        business,
        invoices.filter((invoice) => invoice.direction === direction),
        pause,
      )),
    })
  const emails = await database.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const current: Array<Plan> = []
    for (const plan of plans) current.push({ ...plan, keys: await currentKeys(tx, businessId, plan) })
    const followed = await follow.begin(
      tx,
      business,
      current.flatMap(({ keys }) => keys),
    )
    const begun = []
    for (const { begin, direction, keys } of current) begun.push({ direction, ...(await begin(tx, keys)) })
    await onArrivals?.(
      tx,
      begun.reduce((sum, { arrivals }) => sum + arrivals, 0),
    )
    await pause()
    const changes: Array<ChangedInvoice> = []
    for (const { before, direction, write } of begun)
      changes.push(...(await recordChanges(tx, businessId, direction, before, await write())))
    await saveWithoutEffect(tx, businessId, withoutEffect)
    return followed(changes)
  })
  follow.send(emails)
  for (const { direction, keys } of plans) if (direction === 'ISSUED') await copySignatures(businessId, keys)
}

type Plan = Awaited<ReturnType<DocumentSink['plan']>> & Pick<DocumentSink, 'direction'>

/** Only issued invoices are filtered, because people remove documents of issued invoices only. */
const currentKeys = (tx: Queries, businessId: BusinessId, { direction, keys }: Plan) =>
  direction === 'ISSUED' ? stillDocumented(tx, businessId, keys) : Promise.resolve(keys)

/** Leaves out the invoices whose documents were removed since they were read: writing them would restore them. */
const stillDocumented = (tx: Queries, businessId: BusinessId, keys: ReadonlyArray<string>) =>
  keys.length === 0
    ? Promise.resolve([])
    : values(
        tx,
        text,
        sql`select key from tax_document where business_id = ${businessId} and kind = 'Invoice' and key = any(${keys}::text[])`,
      )
