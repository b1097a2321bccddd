import type { Signature, SignatureStatus, UncheckedReason } from '#domain/financing/signature.ts'
import { nullable, word } from '../../database/columns.ts'

/** The two columns of a signature. */
export const SIGNATURE = {
  signature: word<SignatureStatus>({ VERIFIED: true, INVALID: true, NOT_SIGNED: true, NOT_CHECKED: true }),
  signature_reason: nullable(
    word<UncheckedReason>({
      PENDING: true,
      UNKNOWN_RULES: true,
      UNTRUSTED_CHAIN: true,
      UNKNOWN_SIGNER: true,
      NO_ORIGINAL: true,
      CHECK_FAILED: true,
    }),
  ),
}

export const signatureFrom = (status: Signature['status'], reason: UncheckedReason | undefined): Signature =>
  status === 'NOT_CHECKED' ? { status, reason: reason ?? 'PENDING' } : { status }
