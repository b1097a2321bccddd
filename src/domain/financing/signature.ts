/** What the signature of an invoice's tax document is worth. It marks and filters invoices, and never hides one. */
export type SignatureStatus = 'VERIFIED' | 'INVALID' | 'NOT_SIGNED' | 'NOT_CHECKED'

/**
 * Why a signature was not checked to its end. PENDING: its turn has not come. UNKNOWN_RULES: the document has parts whose
 * signing rules are not known. UNTRUSTED_CHAIN: the seal matches and no known root issued the certificate. UNKNOWN_SIGNER:
 * it matches and the person is not known to sign for the issuer. NO_ORIGINAL: the file is not at hand. CHECK_FAILED: the
 * check itself broke or took too long.
 */
export type UncheckedReason =
  | 'PENDING'
  | 'UNKNOWN_RULES'
  | 'UNTRUSTED_CHAIN'
  | 'UNKNOWN_SIGNER'
  | 'NO_ORIGINAL'
  | 'CHECK_FAILED'

export type Signature =
  | { readonly status: 'VERIFIED' | 'INVALID' | 'NOT_SIGNED' }
  | { readonly status: 'NOT_CHECKED'; readonly reason: UncheckedReason }

export const isVerified = ({ status }: Signature): boolean => status === 'VERIFIED'

/** Which invoices a list shows by their signature. */
export type SignatureFilter = 'ALL' | 'VERIFIED' | 'TO_REVIEW'

export const SIGNATURE_FILTERS: ReadonlyArray<SignatureFilter> = ['ALL', 'VERIFIED', 'TO_REVIEW']

export const passesFilter = (signature: Signature, filter: SignatureFilter): boolean =>
  filter === 'ALL' || isVerified(signature) === (filter === 'VERIFIED')
