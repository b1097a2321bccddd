import type { RequiredDocument } from './document.ts'

/** What the row of a document offers, or what it waits for. */
export type DocumentRow =
  | { readonly _tag: 'View'; readonly url: string }
  | { readonly _tag: 'Download' }
  | { readonly _tag: 'AwaitingReview' }
  | { readonly _tag: 'Upload' }
  | { readonly _tag: 'AwaitingSignatures' }
  /** `soon`: it will be there by itself. `executive`: somebody gets in touch. */
  | { readonly _tag: 'Preparing'; readonly until: 'soon' | 'executive' }

type Facts = Pick<RequiredDocument, 'approved' | 'action' | 'hasSigned' | 'hasFile' | 'url'>

/** The first line that applies. An approved link that leads nowhere safe is being prepared, not opened. */
export const rowOf = (document: Facts): DocumentRow => {
  if (document.approved) return approvedRow(document)
  if (document.hasSigned) return { _tag: 'AwaitingReview' }
  if (document.action === 'UPLOAD') return { _tag: 'Upload' }
  if (document.action === 'MIFIEL_ON' && document.hasFile) return { _tag: 'AwaitingSignatures' }
  return { _tag: 'Preparing', until: document.action === 'DOWNLOAD' ? 'soon' : 'executive' }
}

const approvedRow = ({ action, url }: Facts): DocumentRow => {
  if (action !== 'LINK') return { _tag: 'Download' }
  return url !== undefined && SAFE.test(url) ? { _tag: 'View', url } : { _tag: 'Preparing', until: 'executive' }
}

/** Neither a script nor a file of this machine. */
const SAFE = /^https?:\/\/[^\s/]/i
