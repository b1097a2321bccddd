import * as t from 'io-ts'
import type { DocumentOwnerType } from '#domain/documents/document.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, list, oneOf, optional, text, withDefault } from './codec/primitives.ts'
import { MAX_DATA_URL_LENGTH } from './data-url.ts'

const OWNER_TYPES: ReadonlyArray<DocumentOwnerType> = ['business', 'stakeholder', 'order']

const FileName = text(300)

/** `signedDocument` and `document` are the names of the files; the bytes have their own call. */
export const DocumentResponse = mappedRecord('Document', {
  id: ['id', id('Document')],
  ownerType: ['documentableType', oneOf('DocumentOwnerType', OWNER_TYPES)],
  ownerId: ['documentableId', Count],
  title: ['title', text(200)],
  description: ['description', text(1_000)],
  approved: ['approved', t.boolean],
  action: ['action', text(40)],
  signedName: ['signedDocument', optional(FileName)],
  signedSize: ['signedSize', optional(Count)],
  fileName: ['document', optional(FileName)],
  rejection: ['rejectionReason', optional(text(500))],
  url: ['url', optional(text(2_000))],
  order: ['order', Count],
})
export type DocumentResponse = t.TypeOf<typeof DocumentResponse>

export const DocumentList = list(200, DocumentResponse)

export const DocumentsCompleted = mappedRecord('DocumentsCompleted', {
  isCompleted: ['allDocumentsCompleted', t.boolean],
})

/** Whether the documents of each representative are completed. */
export const StakeholdersCompleted = list(
  500,
  mappedRecord('StakeholderCompleted', {
    stakeholderId: ['stakeholderId', id('Stakeholder')],
    allDocumentsCompleted: ['allDocumentsCompleted', t.boolean],
  }),
)

/** Without a name the file is named after its document. */
export const SignDocumentRequest = mappedRecord('SignDocumentRequest', {
  file: ['file', text(MAX_DATA_URL_LENGTH)],
  name: ['name', FileName, '?'],
})

export const DocumentFileQuery = mappedRecord('DocumentFileQuery', {
  file: ['file', withDefault(oneOf('DocumentFile', ['signed'] as const), 'signed')],
})

/** The file as a data URL. */
export const DocumentFileResponse = mappedRecord('DocumentFile', {
  name: ['name', FileName],
  file: ['file', text(MAX_DATA_URL_LENGTH)],
})
