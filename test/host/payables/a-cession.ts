import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { setFeature } from '#host/business/features.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'
import { aec, documentsOf, dte, FACTOR, SELLER } from '#test/host/tax-authority/samples.ts'

/** The company received an invoice, folio 501, which its issuer ceded to a factor, by an imported AEC. */
export const storeCession = async (
  { database }: Pick<AHost, 'database'>,
  { businessId, identifier }: Pick<Company, 'businessId' | 'identifier'>,
): Promise<void> => {
  const documents = documentsOf(aec(dte(), [SELLER, FACTOR])).map((document) =>
    document._tag === 'Invoice' || document._tag === 'Assignment'
      ? { ...document, receiver: { ...document.receiver, id: identifier } }
      : document,
  )
  await database.transaction(async (tx) => {
    await setFeature(tx, businessId, { featureId: PAYABLES_FEATURE, active: true })
    await storeDocuments(
      tx,
      businessId,
      documents.map((document) => ({ document, source: 'import:0' })),
    )
  })
  await aRefresh(database)(businessId)
}
