import type { RequiredDocument } from './document.ts'

/** The action that a document row offers, or its pending state. */
export type DocumentRow =
  | { readonly _tag: 'View'; readonly url: string }
  | { readonly _tag: 'Download' }
  | { readonly _tag: 'AwaitingReview' }
  | { readonly _tag: 'Upload' }
  | { readonly _tag: 'AwaitingSignatures' }
  /** `soon`: prepared automatically. `executive`: an account executive contacts the user. */
  | { readonly _tag: 'Preparing'; readonly until: 'soon' | 'executive' }

type Facts = Pick<RequiredDocument, 'approved' | 'action' | 'hasSigned' | 'hasFile' | 'url'>

/**
 * The first matching case wins. An approved link to an unsafe address counts as being prepared and is not opened.
 *
 * @example
 * ```ts
 * import { rowOf } from '@anticipo/domain/documents/document-row'
 *
 * rowOf({ approved: false, action: 'UPLOAD', hasSigned: false, hasFile: false, url: undefined }) // { _tag: 'Upload' }
 * rowOf({ approved: true, action: 'LINK', hasSigned: true, hasFile: true, url: 'javascript:alert(1)' }) // { _tag: 'Preparing', until: 'executive' }
 * ```
 */
export const rowOf = (document: Facts): DocumentRow => {
  if (document.approved) return approvedRow(document)
  if (document.hasSigned) return { _tag: 'AwaitingReview' }
  if (document.action === 'UPLOAD') return { _tag: 'Upload' }
  if (document.action === 'MIFIEL_ON' && document.hasFile) return { _tag: 'AwaitingSignatures' }
  return { _tag: 'Preparing', until: document.action === 'DOWNLOAD' ? 'soon' : 'executive' }
}

/**
 * Whether the next step with the document is its owner's: to upload or to sign it.
 *
 * @example
 * ```ts
 * import { waitsForOwner } from '@anticipo/domain/documents/document-row'
 *
 * waitsForOwner({ approved: false, action: 'UPLOAD', hasSigned: false, hasFile: false, url: undefined }) // true
 * ```
 */
export const waitsForOwner = (document: Facts): boolean => {
  const { _tag } = rowOf(document)
  return _tag === 'Upload' || _tag === 'AwaitingSignatures'
}

/**
 * Whether a file can be uploaded: the first one, and another one in place of it until it is reviewed.
 *
 * @example
 * ```ts
 * import { acceptsFile } from '@anticipo/domain/documents/document-row'
 *
 * acceptsFile({ approved: false, action: 'UPLOAD', hasSigned: true, hasFile: false, url: undefined }) // true
 * acceptsFile({ approved: true, action: 'UPLOAD', hasSigned: true, hasFile: false, url: undefined }) // false
 * ```
 */
export const acceptsFile = (document: Facts): boolean => !document.approved && document.action === 'UPLOAD'

const approvedRow = ({ action, url }: Facts): DocumentRow => {
  if (action !== 'LINK') return { _tag: 'Download' }
  return url !== undefined && SAFE.test(url) ? { _tag: 'View', url } : { _tag: 'Preparing', until: 'executive' }
}

/** Excludes `javascript:` and `file:` addresses. */
const SAFE = /^https?:\/\/[^\s/]/i
