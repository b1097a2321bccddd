import type { Id } from '../kernel/id.ts'

export type DocumentOwnerType = 'business' | 'stakeholder' | 'order'

/** The owner of a set of documents. */
export interface DocumentOwner {
  readonly type: DocumentOwnerType
  readonly id: string
}

/** An uploaded file: its name and its size in bytes. */
export interface DocumentFile {
  readonly name: string
  readonly size: number
}

/** A document that must be uploaded or signed, or may be read. */
export interface RequiredDocument {
  readonly id: Id<'Document'>
  readonly owner: DocumentOwner
  readonly title: string
  readonly description: string
  readonly approved: boolean
  /** The code of the host: `UPLOAD`, `LINK`, `DOWNLOAD`, `MIFIEL_ON` or another. */
  readonly action: string
  /** Whether a signed file was uploaded, and whether there is a file to sign. */
  readonly hasSigned: boolean
  readonly hasFile: boolean
  /** The signed file, when the host describes it. */
  readonly signedFile: DocumentFile | undefined
  /** Why the last uploaded file was rejected. */
  readonly rejection: string | undefined
  readonly url: string | undefined
  /** Position in the list. */
  readonly order: number
}

/** True when every document is approved, also for an empty list. */
export const allCompleted = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): boolean =>
  documents.every(({ approved }) => approved)

/** Icon of the collapsed document panel of an order. */
export const panelIcon = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): 'pending' | 'signed' =>
  allCompleted(documents) ? 'signed' : 'pending'

/** Documents are fetched again only for another owner. */
export const needsReload = (loaded: DocumentOwner | undefined, wanted: DocumentOwner): boolean =>
  loaded === undefined || loaded.type !== wanted.type || loaded.id !== wanted.id

/** In the order of the host; a stable sort. */
export const sortByOrder = <D extends Pick<RequiredDocument, 'order'>>(documents: ReadonlyArray<D>): ReadonlyArray<D> =>
  documents.toSorted((a, b) => a.order - b.order)

/** The owner whose documents are expanded initially: the first incomplete one, else the first. */
export const firstIncomplete = <O extends { readonly allDocumentsCompleted: boolean }>(
  owners: ReadonlyArray<O>,
): O | undefined => owners.find(({ allDocumentsCompleted }) => !allDocumentsCompleted) ?? owners[0]
