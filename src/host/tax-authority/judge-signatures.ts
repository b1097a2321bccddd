import { createHash } from 'node:crypto'
import type { Signature } from '#domain/financing/signature.ts'
import { checkSeals } from './check-signatures.ts'
import { contentOf } from './document-content.ts'
import { makeJudge, type Trust } from './signature-trust.ts'
import type { TaxDocument } from './tax-document.ts'

/** The signature of one document of a file. Small and plain, so that it can cross from a worker thread. */
export interface JudgedSignature {
  readonly kind: string
  readonly key: string
  /** Digest of what the document says: the judgement counts for a kept document only when that says the same. */
  readonly content: string
  readonly signature: Signature
}

/** What the signatures of a file are worth, one per document that can bear one. */
export const judgeSignatures = (bytes: Uint8Array, trust: Trust): ReadonlyArray<JudgedSignature> => {
  const judge = makeJudge(trust)
  return checkSeals(bytes).map((check) => ({
    kind: check.document._tag,
    key: check.document.key,
    content: contentDigest(check.document),
    signature: judge(check),
  }))
}

export const contentDigest = (document: TaxDocument): string =>
  createHash('sha256').update(contentOf(document)).digest('hex')
