import { verify, type X509Certificate } from 'node:crypto'
import { holderRfc, readCertificate } from './certificate.ts'
import { originalString } from './cfdi-original-string.ts'
import type { Seal } from './signature-verdict.ts'
import { attributeOf, childOf } from '../read/xml-access.ts'
import { readRfc } from '../read/wire-identifier.ts'
import type { XmlElement } from '../read/xml-tree.ts'

/**
 * The issuer's seal: RSA-SHA256 over the original string, with the certificate in the document, which must have the
 * issuer's RFC. Later cancellations are known to the SAT only. `root` must have been parsed completely.
 */
export const checkCfdiSeal = (root: XmlElement): Seal => {
  const [seal, base64] = [attributeOf(root, 'Sello'), attributeOf(root, 'Certificado')]
  if (seal === undefined) return { verdict: 'NOT_SIGNED' }
  const sealed = originalString(root)
  if (sealed === undefined || base64 === undefined) return { verdict: 'NOT_CHECKED' }
  const issuer = readRfc(attributeOf(childOf(root, [root.namespace], 'Emisor'), 'Rfc') ?? '')?.id
  const certificate = readCertificate(base64)
  if (certificate === undefined || issuer === undefined || holderRfc(certificate) !== issuer)
    return { verdict: 'INVALID' }
  if (!isSealedBy(certificate, sealed, seal)) return { verdict: 'INVALID' }
  return { verdict: 'MATCHES', signing: { certificate, intermediates: [], signedAt: attributeOf(root, 'Fecha') ?? '' } }
}

const isSealedBy = (certificate: X509Certificate, sealed: string, seal: string): boolean => {
  try {
    return verify('RSA-SHA256', Buffer.from(sealed), certificate.publicKey, Buffer.from(seal, 'base64'))
  } catch {
    return false
  }
}
