import type { Id } from '../kernel/id.ts'

/** A document belongs to a company, to a representative of it, or to an order. */
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

/**
 * True when every document is approved, also for an empty list.
 *
 * @example
 * ```ts
 * import { allCompleted } from '@anticipo/domain/documents/document'
 *
 * allCompleted([{ approved: true }, { approved: false }]) // false
 * ```
 */
export const allCompleted = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): boolean =>
  documents.every(({ approved }) => approved)

/**
 * The icon of the collapsed document panel of an order: `signed` when all are approved.
 *
 * @example
 * ```ts
 * import { panelIcon } from '@anticipo/domain/documents/document'
 *
 * panelIcon([{ approved: true }]) // 'signed'
 * ```
 */
export const panelIcon = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): 'pending' | 'signed' =>
  allCompleted(documents) ? 'signed' : 'pending'

/**
 * Whether documents must be fetched: only for another owner than the loaded one.
 *
 * @example
 * ```ts
 * import { needsReload } from '@anticipo/domain/documents/document'
 *
 * needsReload({ type: 'order', id: '1' }, { type: 'business', id: '1' }) // true
 * ```
 */
export const needsReload = (loaded: DocumentOwner | undefined, wanted: DocumentOwner): boolean =>
  loaded === undefined || loaded.type !== wanted.type || loaded.id !== wanted.id

/**
 * The documents in the order of the host; equal positions keep their order.
 *
 * @example
 * ```ts
 * import { sortByOrder } from '@anticipo/domain/documents/document'
 *
 * sortByOrder([{ order: 2 }, { order: 1 }]) // [{ order: 1 }, { order: 2 }]
 * ```
 */
export const sortByOrder = <D extends Pick<RequiredDocument, 'order'>>(documents: ReadonlyArray<D>): ReadonlyArray<D> =>
  documents.toSorted((a, b) => a.order - b.order)

/**
 * The owner whose documents are expanded initially: the first incomplete one, else the first.
 *
 * @example
 * ```ts
 * import { firstIncomplete } from '@anticipo/domain/documents/document'
 *
 * const owners = [{ id: '1', allDocumentsCompleted: true }, { id: '2', allDocumentsCompleted: false }]
 * firstIncomplete(owners)?.id // '2'
 * ```
 */
export const firstIncomplete = <O extends { readonly allDocumentsCompleted: boolean }>(
  owners: ReadonlyArray<O>,
): O | undefined => owners.find(({ allDocumentsCompleted }) => !allDocumentsCompleted) ?? owners[0]
