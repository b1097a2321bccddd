/** Result of checking the signature of an invoice's tax document. It marks and filters invoices and never hides one. */
export type SignatureStatus = 'VERIFIED' | 'INVALID' | 'NOT_SIGNED' | 'NOT_CHECKED'

/**
 * Why the check did not finish. PENDING: queued. UNKNOWN_RULES: the document has parts with unknown signing rules.
 * UNTRUSTED_CHAIN: the seal matches but no known root issued the certificate. UNKNOWN_SIGNER: it matches but the person
 * is not a known signer of the issuer. NO_ORIGINAL: the file is not available. CHECK_FAILED: the check crashed or timed
 * out.
 */
export type UncheckedReason =
  | 'PENDING'
  | 'UNKNOWN_RULES'
  | 'UNTRUSTED_CHAIN'
  | 'UNKNOWN_SIGNER'
  | 'NO_ORIGINAL'
  | 'CHECK_FAILED'

/** The status of an invoice's signature, with the reason of a check that did not finish. */
export type Signature =
  | { readonly status: 'VERIFIED' | 'INVALID' | 'NOT_SIGNED' }
  | { readonly status: 'NOT_CHECKED'; readonly reason: UncheckedReason }

/**
 * Whether the signature was checked and is good.
 *
 * @example
 * ```ts
 * import { isVerified } from '@anticipo/domain/financing/signature'
 *
 * isVerified({ status: 'NOT_CHECKED', reason: 'PENDING' }) // false
 * ```
 */
export const isVerified = ({ status }: Signature): boolean => status === 'VERIFIED'

/** Filter of a list by signature. */
export type SignatureFilter = 'ALL' | 'VERIFIED' | 'TO_REVIEW'

/** The filters in the order in which they are offered. */
export const SIGNATURE_FILTERS: ReadonlyArray<SignatureFilter> = ['ALL', 'VERIFIED', 'TO_REVIEW']

/**
 * Whether an invoice is in the filtered list. `TO_REVIEW` has every status but `VERIFIED`.
 *
 * @example
 * ```ts
 * import { passesFilter } from '@anticipo/domain/financing/signature'
 *
 * passesFilter({ status: 'NOT_SIGNED' }, 'TO_REVIEW') // true
 * ```
 */
export const passesFilter = (signature: Signature, filter: SignatureFilter): boolean =>
  filter === 'ALL' || isVerified(signature) === (filter === 'VERIFIED')
