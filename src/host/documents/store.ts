import * as t from 'io-ts'
import type { DocumentOwner, DocumentOwnerType, RequiredDocument } from '#domain/documents/document.ts'
import { requiredDocuments, type DocumentKind } from '#domain/documents/required-documents.ts'
import type { FileKind } from '#domain/documents/upload-limits.ts'
import type { BusinessId, Id } from '#domain/kernel/id.ts'
import { boolean, id, instant, integer, nullable, rowCodec, text, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, rows, sql, value, type Sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { DOCUMENT_TEXTS } from './titles.ts'

export type DocumentId = RequiredDocument['id']

/** A file that a user uploaded. */
export interface SignedFile {
  readonly key: string
  readonly name: string
  readonly kind: FileKind
  readonly size: number
  readonly sha256: string
}

export interface StoredDocument extends RequiredDocument {
  readonly businessId: BusinessId
  readonly kind: DocumentKind
  readonly file: SignedFile | undefined
  readonly signedAt: Date | undefined
}

/** Adds the documents that the owner must have and has not. */
export const createDocumentSet = async (
  tx: Queries,
  { country, id }: Pick<Business, 'country' | 'id'>,
  owner: DocumentOwner,
): Promise<void> => {
  for (const kind of requiredDocuments(country, owner.type))
    await execute(
      tx,
      sql`insert into document (business_id, owner_type, owner_id, kind, action)
        values (${id}, ${owner.type}, ${owner.id}, ${kind}, ${owner.type === 'order' ? 'DOWNLOAD' : 'UPLOAD'})
        on conflict do nothing`,
    )
}

export const documentsOf = async (queries: Queries, owner: DocumentOwner): Promise<ReadonlyArray<StoredDocument>> => {
  const found = await rows(queries, DocumentRow, sql`select ${COLUMNS} from document where ${isOf(owner)} order by id`)
  return found.map(documentIn)
}

export const documentOf = async (
  queries: Queries,
  owner: DocumentOwner,
  documentId: DocumentId,
): Promise<StoredDocument | undefined> => {
  const found = await optionalRow(
    queries,
    DocumentRow,
    sql`select ${COLUMNS} from document where ${isOf(owner)} and id = ${documentId}`,
  )
  return found && documentIn(found)
}

/** Held until the end of the transaction. */
export const lockDocument = async (tx: Queries, documentId: DocumentId): Promise<StoredDocument | undefined> => {
  const found = await optionalRow(
    tx,
    DocumentRow,
    sql`select ${COLUMNS} from document where id = ${documentId} for update`,
  )
  return found && documentIn(found)
}

/** In the order of the representatives; without required documents they are completed. */
export const completedStakeholders = (queries: Queries, businessId: BusinessId) =>
  rows(
    queries,
    CompletedRow,
    sql`select s.id as "stakeholderId", coalesce(bool_and(d.approved), true) as "allDocumentsCompleted"
      from stakeholder s left join document d on d.owner_type = 'stakeholder' and d.owner_id = s.id
      where s.business_id = ${businessId} group by s.id order by s.id`,
  )

const CompletedRow = rowCodec('CompletedRow', { stakeholderId: id<'Stakeholder'>(), allDocumentsCompleted: boolean })

/** The members of the company whose document it is. */
export const recipientsOf = async (queries: Queries, documentId: DocumentId) => {
  const found = await rows(
    queries,
    RecipientRow,
    sql`select u.email, d.kind from document d join membership m on m.business_id = d.business_id
      join app_user u on u.id = m.user_id where d.id = ${documentId} order by u.id`,
  )
  return found.map(({ email, kind }) => ({ email, title: DOCUMENT_TEXTS[kind].title }))
}

export interface DocumentToReview extends StoredDocument {
  readonly businessName: string
  readonly identifier: string
}

/** Documents with a file that wait for review, the oldest first. */
export const documentsToReview = async (queries: Queries): Promise<ReadonlyArray<DocumentToReview>> => {
  const found = await rows(
    queries,
    t.intersection([DocumentRow, CompanyRow]),
    sql`select d.*, b.name as company, b.identifier from (
        select ${COLUMNS} from document where file_key is not null and not approved
      ) d join business b on b.id = d.business_id order by d.signed_at, d.id`,
  )
  return found.map((one) => ({ ...documentIn(one), businessName: one.company, identifier: one.identifier }))
}

/** Every file that the owner ever uploaded. */
export const filesOf = (queries: Queries, owner: DocumentOwner): Promise<number> =>
  value(queries, integer, sql`select coalesce(sum(files), 0)::integer from document where ${isOf(owner)}`)

export const setSigned = (
  tx: Queries,
  documentId: DocumentId,
  { key, kind, name, sha256, size }: SignedFile,
  now: Date,
): Promise<void> =>
  execute(
    tx,
    sql`update document set file_key = ${key}, file_name = ${name}, file_kind = ${kind}, file_size = ${size},
      file_sha256 = ${sha256}, signed_at = ${now}, rejection = null, files = files + 1 where id = ${documentId}`,
  )

export const setApproved = (tx: Queries, documentId: DocumentId, link: string | undefined): Promise<void> =>
  execute(
    tx,
    sql`update document set approved = true, rejection = null,
      action = case when ${link}::text is null then action else 'LINK' end, url = coalesce(${link}, url)
      where id = ${documentId}`,
  )

/** The person signs by a link. */
export const setSentToSign = (tx: Queries, documentId: DocumentId): Promise<void> =>
  execute(tx, sql`update document set action = 'MIFIEL_ON', rejection = null where id = ${documentId}`)

/** The user uploads another file. */
export const setRejected = (tx: Queries, documentId: DocumentId, reason: string): Promise<void> =>
  execute(
    tx,
    sql`update document set approved = false, action = 'UPLOAD', rejection = ${reason}, url = null, signed_at = null,
      file_key = null, file_name = null, file_kind = null, file_size = null, file_sha256 = null where id = ${documentId}`,
  )

const isOf = ({ id, type }: DocumentOwner): Sql => sql`owner_type = ${type} and owner_id = ${id}`

const COLUMNS: Sql = sql`id, business_id, owner_type, owner_id, kind, approved, action, url, rejection, file_key, file_name,
  file_kind, file_size, file_sha256, signed_at`

export const documentKind = word<DocumentKind>({
  DEED: true,
  ADDRESS_PROOF: true,
  TAX_STATUS: true,
  IDENTIFICATION: true,
  CONTRACT: true,
})
const RecipientRow = rowCodec('RecipientRow', { email: text, kind: documentKind })

const DocumentRow = rowCodec('DocumentRow', {
  id: id<'Document'>(),
  business_id: id<'Business'>(),
  owner_type: word<DocumentOwnerType>({ business: true, stakeholder: true, order: true }),
  owner_id: id<string>(),
  kind: documentKind,
  approved: boolean,
  action: text,
  url: nullable(text),
  rejection: nullable(text),
  file_key: nullable(text),
  file_name: nullable(text),
  file_kind: nullable(word<FileKind>({ pdf: true, jpeg: true, gif: true, png: true, pfx: true })),
  file_size: nullable(integer),
  file_sha256: nullable(text),
  signed_at: nullable(instant),
})

const CompanyRow = rowCodec('CompanyRow', { company: text, identifier: text })

const documentIn = (found: typeof DocumentRow._A): StoredDocument => {
  const file = fileIn(found)
  return {
    id: found.id,
    businessId: found.business_id,
    owner: { type: found.owner_type, id: found.owner_id satisfies Id<string> },
    kind: found.kind,
    ...DOCUMENT_TEXTS[found.kind],
    approved: found.approved,
    action: found.action,
    url: found.url,
    rejection: found.rejection,
    file,
    hasSigned: file !== undefined,
    hasFile: found.action === 'MIFIEL_ON',
    signedFile: file,
    signedAt: found.signed_at,
    order: requiredDocuments('MX', found.owner_type).indexOf(found.kind),
  }
}

const fileIn = (found: typeof DocumentRow._A): SignedFile | undefined => {
  const { file_key: key, file_kind: kind, file_name: name, file_sha256: sha256, file_size: size } = found
  return key === undefined || kind === undefined || name === undefined || sha256 === undefined || size === undefined
    ? undefined
    : { key, kind, name, sha256, size }
}
