import type { DocumentOwnerType } from '#domain/documents/document.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { transferObstacles, type ReviewedDocument, type TransferObstacle } from '#domain/orders/transfer-obstacles.ts'
import { depositAccounts } from '../banking/index.ts'
import { boolean, id, rowCodec, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { hasRow, rows, sql, values } from '../database/sql.ts'
import { documentRecords } from '../documents/index.ts'

interface OrderToTransfer {
  readonly id: OrderId
  readonly type: string
  readonly frozen: depositAccounts.VersionedAccount | undefined
}

/** Why the order of the company is not transferred now. */
export const obstaclesToTransfer = async (
  queries: Queries,
  company: depositAccounts.AccountHolder,
  { frozen, id: orderId, type }: OrderToTransfer,
): Promise<ReadonlyArray<TransferObstacle>> => {
  const documents = await rows(
    queries,
    ReviewedRow,
    sql`select owner_type as "ownerType", owner_id as "ownerId", kind, approved from document
      where business_id = ${company.id} and (owner_type <> 'order' or owner_id = ${orderId})`,
  )
  const of = (owner: DocumentOwnerType, ownerId: string): ReadonlyArray<ReviewedDocument> =>
    documents.filter((one) => one.ownerType === owner && one.ownerId === ownerId)
  const representatives = await representativesOf(queries, company.id)
  return transferObstacles({
    country: company.country,
    type,
    accounts: { current: await depositAccounts.depositAccountOf(queries, company), frozen },
    companyDocuments: of('business', company.id),
    representatives: representatives.map((one) => of('stakeholder', one)),
    orderDocuments: of('order', orderId),
  })
}

/** The ledger has one transfer of an order at most: after it, a status moves no money. */
export const wasTransferred = (queries: Queries, orderId: OrderId): Promise<boolean> =>
  hasRow(queries, sql`select from ledger_entry where order_id = ${orderId} and type = 'TRANSFER'`)

const representativesOf = (queries: Queries, businessId: BusinessId) =>
  values(queries, id<'Stakeholder'>(), sql`select id from stakeholder where business_id = ${businessId} order by id`)

const ReviewedRow = rowCodec('ReviewedRow', {
  ownerType: word<DocumentOwnerType>({ business: true, stakeholder: true, order: true }),
  ownerId: id<string>(),
  kind: documentRecords.documentKind,
  approved: boolean,
})
