import { verify, type X509Certificate } from 'node:crypto'
import { readCertificate } from './certificate.ts'
import { originalString } from './cfdi-original-string.ts'
import type { SignatureVerdict } from './signature-verdict.ts'
import { attributeOf, childOf } from './xml-access.ts'
import { readRfc } from './wire-identifier.ts'
import type { XmlElement } from './xml-tree.ts'

/**
 * The issuer's seal: RSA-SHA256 over the original string, by the certificate that the document carries, which must be
 * of the issuer's own RFC. That the SAT issued the certificate and that it was in force was for the stamping provider to
 * see; whether the document was cancelled since, only the SAT knows. `root` must have been read whole.
 */
export const checkCfdiSeal = (root: XmlElement): SignatureVerdict => {
  const [seal, certificate] = [attributeOf(root, 'Sello'), attributeOf(root, 'Certificado')]
  if (seal === undefined || certificate === undefined) return 'NOT_SIGNED'
  const sealed = originalString(root)
  if (sealed === undefined) return 'NOT_CHECKED'
  const issuer = readRfc(attributeOf(childOf(root, [root.namespace], 'Emisor'), 'Rfc') ?? '')?.id
  const read = readCertificate(certificate)
  if (read === undefined || issuer === undefined || holderOf(read) !== issuer) return 'INVALID'
  return isSealedBy(read, sealed, seal) ? 'VERIFIED' : 'INVALID'
}

const isSealedBy = (certificate: X509Certificate, sealed: string, seal: string): boolean => {
  try {
    return verify('RSA-SHA256', Buffer.from(sealed), certificate.publicKey, Buffer.from(seal, 'base64'))
  } catch {
    return false
  }
}

/** The RFC stands first in the unique identifier of the subject: `ABC010203AB4 / PEPJ800101XY1`. */
const holderOf = ({ subject }: X509Certificate): string | undefined => {
  const line = subject.split('\n').find((part) => part.startsWith('x500UniqueIdentifier='))
  return readRfc(line?.slice('x500UniqueIdentifier='.length).split('/')[0] ?? '')?.id
}
