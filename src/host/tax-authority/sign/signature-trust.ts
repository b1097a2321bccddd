import { X509Certificate } from 'node:crypto'
import type { Signature } from '#domain/financing/signature.ts'
import { holderRut, wasInForce } from './certificate.ts'
import type { SealCheck } from './check-signatures.ts'
import type { Signing } from './signature-verdict.ts'

/** The operator's trusted certificates and signers. Plain data for worker threads. */
export interface Trust {
  /** DER of each certificate that may end a chain. */
  readonly roots: ReadonlyArray<Uint8Array>
  /** `issuer|holder`: CL, the authorised signers of companies. */
  readonly signers: ReadonlyArray<string>
}

export const signerOf = (issuer: string, holder: string): string => `${issuer}|${holder}`

/**
 * The signature status under this trust. VERIFIED: the seal matches, its certificate was valid, has a chain to a
 * trusted root, and belongs to the issuer: itself in MX, which the seal check ensures; in CL also an authorised signer.
 */
export const createSignatureRule = ({ roots, signers }: Trust): ((check: SealCheck) => Signature) => {
  const anchors = roots.flatMap(parsed)
  const known = new Set(signers)
  return ({ document, seal }) => {
    if (seal.verdict === 'NOT_CHECKED') return { status: 'NOT_CHECKED', reason: 'UNKNOWN_RULES' }
    if (seal.verdict !== 'MATCHES') return { status: seal.verdict }
    const { signing } = seal
    if (!wasInForce(signing.certificate, signing.signedAt)) return { status: 'INVALID' }
    if (!leadsToAnchor(signing, anchors)) return { status: 'NOT_CHECKED', reason: 'UNTRUSTED_CHAIN' }
    if (document.country === 'MX') return { status: 'VERIFIED' }
    const holder = holderRut(signing.certificate)
    const signs =
      holder !== undefined && (holder === document.issuer.id || known.has(signerOf(document.issuer.id, holder)))
    return signs ? { status: 'VERIFIED' } : { status: 'NOT_CHECKED', reason: 'UNKNOWN_SIGNER' }
  }
}

const parsed = (der: Uint8Array): ReadonlyArray<X509Certificate> => {
  try {
    return [new X509Certificate(der)]
  } catch {
    return []
  }
}

/** Every certificate of the chain, the root included, must have been valid at the time of the signature. */
const leadsToAnchor = (
  { certificate, intermediates, signedAt }: Signing,
  anchors: ReadonlyArray<X509Certificate>,
): boolean => {
  let current = certificate
  for (let length = 0; length <= intermediates.length; length += 1) {
    if (anchors.some((anchor) => issued(anchor, current, signedAt))) return true
    const next = intermediates.find((one) => one.ca && issued(one, current, signedAt))
    if (next === undefined) return false
    current = next
  }
  return false
}

const issued = (issuer: X509Certificate, subject: X509Certificate, at: string): boolean => {
  try {
    return issuer.ca && wasInForce(issuer, at) && subject.checkIssued(issuer) && subject.verify(issuer.publicKey)
  } catch {
    return false
  }
}
