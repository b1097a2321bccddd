import { sign } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { originalString } from '#host/tax-authority/sign/cfdi-original-string.ts'
import { parseXml } from '#host/tax-authority/read/xml-tree.ts'
import type { CertificateSample } from './certificate-sample.ts'
import { dte, type DteSample } from './samples.ts'

export const originalOf = (text: string): string => {
  const tree = parseXml(text)
  const original = tree._tag === 'Right' ? originalString(tree.right) : undefined
  if (original === undefined) throw new Error('The sample has no original string')
  return original
}

/** The comprobante sealed with that certificate's key. */
export const sealedBy = (text: string, { key, base64 }: CertificateSample): string => {
  const seal = sign('RSA-SHA256', Buffer.from(originalOf(text)), key).toString('base64')
  return text.replace(' Fecha=', ` Sello="${seal}" Certificado="${base64}" Fecha=`)
}

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

/** A DTE as a signing program writes it. */
export interface SignedSample extends Partial<DteSample> {
  /** The prefix of the signature. */
  readonly prefix?: string
  /** Changes the text before it is signed. */
  readonly write?: (text: string) => string
}

/** Signed alone, as issuers do, before it is inserted anywhere. */
export const dteSignedBy = (
  { key, base64 }: CertificateSample,
  signedAt: string,
  { prefix = '', write = (same) => same, ...overrides }: SignedSample = {},
  others: ReadonlyArray<CertificateSample> = [],
): string => {
  const text = write(dte(overrides).replace('</Documento>', `<TmstFirma>${signedAt}</TmstFirma></Documento>`))
  const tag = (name: string): string => (prefix === '' ? name : `${prefix}:${name}`)
  const element = (name: string, content: string): string => `<${tag(name)}>${content}</${tag(name)}>`
  const certificates = [base64, ...others.map((other) => other.base64)].map((one) => element('X509Certificate', one))
  const signer = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    canonicalizationAlgorithm: C14N,
    getKeyInfoContent: () => element('X509Data', certificates.join('')),
  })
  signer.addReference({
    xpath: "//*[local-name(.)='Documento']",
    digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
    transforms: [C14N],
  })
  signer.computeSignature(text, prefix === '' ? {} : { prefix })
  return signer.getSignedXml()
}
