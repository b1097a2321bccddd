import * as fc from 'fast-check'
import {
  type Signature,
  SIGNATURE_FILTERS,
  type SignatureFilter,
  type UncheckedReason,
} from '../financing/signature.ts'

/** Mostly verified, as in real lists. */
export const signature: fc.Arbitrary<Signature> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Signature>({ status: 'VERIFIED' }) },
  fc.constantFrom<Signature>({ status: 'INVALID' }, { status: 'NOT_SIGNED' }),
  fc
    .constantFrom<UncheckedReason>(
      'PENDING',
      'UNKNOWN_RULES',
      'UNTRUSTED_CHAIN',
      'UNKNOWN_SIGNER',
      'NO_ORIGINAL',
      'CHECK_FAILED',
    )
    .map((reason): Signature => ({ status: 'NOT_CHECKED', reason })),
)

/** Every filter by signature. */
export const signatureFilter: fc.Arbitrary<SignatureFilter> = fc.constantFrom(...SIGNATURE_FILTERS)
