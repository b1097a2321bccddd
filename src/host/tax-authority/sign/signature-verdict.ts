import type { X509Certificate } from 'node:crypto'

/**
 * MATCHES: the key of the certificate in the document signed its content. INVALID: it did not. NOT_CHECKED: the
 * document has parts with unknown signing rules.
 */
export type SealVerdict = 'MATCHES' | 'INVALID' | 'NOT_SIGNED' | 'NOT_CHECKED'

/** The signer as stated in the document, not trusted yet. */
export interface Signing {
  readonly certificate: X509Certificate
  /** Further certificates in the document, from its own towards a root. */
  readonly intermediates: ReadonlyArray<X509Certificate>
  /** The stated and signed local date and time of the signature. */
  readonly signedAt: string
}

export type Seal =
  | { readonly verdict: 'MATCHES'; readonly signing: Signing }
  | { readonly verdict: Exclude<SealVerdict, 'MATCHES'> }
