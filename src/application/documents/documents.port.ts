import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequiredDocument } from '#domain/documents/document.ts'
import type { FileKind } from '#domain/documents/upload-limits.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import type { Failure } from '../shared/failure.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { token } from '../shared/token.ts'

export type DocumentId = RequiredDocument['id']

/** An upload while it is sent. */
export interface UploadControl {
  /** The sent part, up to 1. */
  readonly onProgress: (sent: number) => void
  /** Called before the first byte is sent. */
  readonly onStart: (cancel: () => void) => void
}

/** A file of the host, with a safe name. */
export interface DownloadedFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

/** The documents of one owner. */
export interface OwnerDocuments {
  readonly list: () => TaskEither<Failure, ReadonlyArray<RequiredDocument>>
  /** Uploads the signed file. The same file again has no further effect. */
  readonly sign: (id: DocumentId, file: SelectedFile, control: UploadControl) => TaskEither<Failure, RequiredDocument>
  readonly download: (id: DocumentId) => TaskEither<Failure, DownloadedFile>
}

export interface Documents {
  /** Listing creates the documents that the business must have. */
  readonly ofBusiness: OwnerDocuments
  readonly ofStakeholder: (id: StakeholderId) => OwnerDocuments
  readonly ofOrder: (id: OrderId) => OwnerDocuments
  /** Lists the representatives of the business with their completed documents. */
  readonly completed: () => TaskEither<Failure, ReadonlyArray<CompletedStakeholder>>
}

export interface CompletedStakeholder {
  readonly stakeholderId: StakeholderId
  readonly allDocumentsCompleted: boolean
}

export const Documents = token<Documents>('Documents')
