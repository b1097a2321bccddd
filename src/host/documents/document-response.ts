import type { DocumentResponse } from '#wire/documents.codec.ts'
import type { StoredDocument } from './store.ts'

export const documentResponse = (document: StoredDocument): DocumentResponse => ({
  id: document.id,
  ownerType: document.owner.type,
  ownerId: Number(document.owner.id),
  title: document.title,
  description: document.description,
  approved: document.approved,
  action: document.action,
  signedName: document.file?.name,
  signedSize: document.file?.size,
  fileName: document.hasFile ? `${document.title}.pdf` : undefined,
  rejection: document.rejection,
  url: document.url,
  order: document.order,
})
