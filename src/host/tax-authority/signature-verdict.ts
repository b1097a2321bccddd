import type { X509Certificate } from 'node:crypto'

/**
 * MATCHES: the key of the certificate inside the document signed what the document says. INVALID: it did not.
 * NOT_CHECKED: the document has parts whose signing rules are not known here.
 */
export type SealVerdict = 'MATCHES' | 'INVALID' | 'NOT_SIGNED' | 'NOT_CHECKED'

/** Who signed, as the document says: nothing of it is trusted yet. */
export interface Signing {
  readonly certificate: X509Certificate
  /** Further certificates that the document carries to lead from its own to a root. */
  readonly intermediates: ReadonlyArray<X509Certificate>
  /** The local date and time of the signature, as written and as signed. */
  readonly signedAt: string
}

export type Seal =
  | { readonly verdict: 'MATCHES'; readonly signing: Signing }
  | { readonly verdict: Exclude<SealVerdict, 'MATCHES'> }
