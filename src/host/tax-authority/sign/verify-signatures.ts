import { createHash } from 'node:crypto'
import type { Signature } from '#domain/financing/signature.ts'
import { checkSeals } from './check-signatures.ts'
import { contentOf } from '../read/document-content.ts'
import { createSignatureRule, type Trust } from './signature-trust.ts'
import type { TaxDocument } from '../read/tax-document.ts'

/** The signature result of one document of a file. Plain data, so that worker threads can send it. */
export interface VerifiedSignature {
  readonly kind: string
  readonly key: string
  /** Digest of the content: the result applies only to a stored document with the same content. */
  readonly content: string
  readonly signature: Signature
}

/** Checks the signatures of a file, one per document that can have one. */
export const verifySignatures = (bytes: Uint8Array, trust: Trust): ReadonlyArray<VerifiedSignature> => {
  const statusOf = createSignatureRule(trust)
  return checkSeals(bytes).map((check) => ({
    kind: check.document._tag,
    key: check.document.key,
    content: contentDigest(check.document),
    signature: statusOf(check),
  }))
}

export const contentDigest = (document: TaxDocument): string =>
  createHash('sha256').update(contentOf(document)).digest('hex')
