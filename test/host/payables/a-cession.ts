import { storeDocuments } from '#host/tax-authority/connector-documents.ts'
import { aRefresh } from '#test/host/connector/a-refresh.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'
import { aec, documentsOf, dte, FACTOR, SELLER } from '#test/host/tax-authority/samples.ts'

/** The company with that tax id received an invoice, folio 501, which its issuer ceded to a factor, by an imported AEC. */
export const storeCession = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  receiver: string,
): Promise<void> => {
  const documents = documentsOf(aec(dte(), [SELLER, FACTOR])).map((document) =>
    document._tag === 'Invoice' || document._tag === 'Assignment'
      ? { ...document, receiver: { ...document.receiver, id: receiver } }
      : document,
  )
  await database.transaction((tx) =>
    storeDocuments(
      tx,
      businessId,
      documents.map((document) => ({ document, source: 'import:0' })),
    ),
  )
  await aRefresh(database)(businessId)
}
