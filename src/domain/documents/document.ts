import type { Id } from '../kernel/id.ts'

export type DocumentOwnerType = 'business' | 'stakeholder' | 'order'

/** Whose documents they are. */
export interface DocumentOwner {
  readonly type: DocumentOwnerType
  readonly id: string
}

/** A document that somebody must hand in, sign or may read. */
export interface RequiredDocument {
  readonly id: Id<'Document'>
  readonly owner: DocumentOwner
  readonly title: string
  readonly description: string
  readonly approved: boolean
  /** As the host names it: `UPLOAD`, `LINK`, `DOWNLOAD`, `MIFIEL_ON` or another. */
  readonly action: string
  /** Whether a signed file was handed in, and whether there is one to sign. */
  readonly hasSigned: boolean
  readonly hasFile: boolean
  readonly url: string | undefined
  /** Its place in the list. */
  readonly order: number
}

/** Approved, all of them; where nothing is asked for, nothing is missing. */
export const allCompleted = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): boolean =>
  documents.every(({ approved }) => approved)

/** What the panel of an order shows before it is opened. */
export const panelIcon = (documents: ReadonlyArray<Pick<RequiredDocument, 'approved'>>): 'pending' | 'signed' =>
  allCompleted(documents) ? 'signed' : 'pending'

/** Documents are read again only for another owner. */
export const needsReload = (loaded: DocumentOwner | undefined, wanted: DocumentOwner): boolean =>
  loaded === undefined || loaded.type !== wanted.type || loaded.id !== wanted.id

/** As the host orders them; equals as they came. */
export const sortByOrder = <D extends Pick<RequiredDocument, 'order'>>(documents: ReadonlyArray<D>): ReadonlyArray<D> =>
  documents.toSorted((a, b) => a.order - b.order)

/** Which owner's documents are unfolded at first: the first whose are not complete, else the first. */
export const firstIncomplete = <O extends { readonly allDocumentsCompleted: boolean }>(
  owners: ReadonlyArray<O>,
): O | undefined => owners.find(({ allDocumentsCompleted }) => !allDocumentsCompleted) ?? owners[0]
