/** Checks the signatures of tax documents, and stores what was found. */
export { originalString } from './cfdi-original-string.ts'
export type { SignatureChecks } from './signature-checks.ts'
export { SIGNATURE, signatureFrom } from './signature-columns.ts'
export { businessesToCheck, type CopySignatures, ITS_DOCUMENT } from './signature-store.ts'
export { createSignatureVerifier, type SignatureVerifier } from './signature-verifier.ts'
export { addSigner, readTrust, removeSigner, trustedRootsFolder } from './trust.ts'
