import type { DocumentOwner } from '#domain/documents/document.ts'
import type { DocumentId } from '#host/documents/store.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** A PDF of that size by its first bytes. */
export const aPdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 32)])

export const A_PDF = aPdf(200)

export const dataUrlOf = (bytes: Uint8Array, mime = 'application/pdf'): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`

/** Stores a document of the company that waits for a file, in either country. */
export const storeDocument = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  owner: DocumentOwner = { type: 'business', id: businessId },
): Promise<DocumentId> => {
  const [row] = await database.query<{ id: number }>(
    `insert into document (business_id, owner_type, owner_id, kind, action) values ($1, $2, $3, 'CONTRACT', 'UPLOAD')
     returning id`,
    [Number(businessId), owner.type, Number(owner.id)],
  )
  return String(row?.id) as DocumentId
}
