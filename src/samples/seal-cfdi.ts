import { createHash } from 'node:crypto'
import type { SampleAuthority } from './sample-authority.ts'
import { type XmlElement, xmlDocument } from './xml.ts'

/** The seal data of a CFDI. */
export interface Sealing {
  readonly seal: string
  readonly number: string
  readonly certificate: string
}

interface SealedHead {
  readonly folio?: string
  readonly uuid?: string
  readonly issuer: { readonly rfc: string; readonly name: string }
}

/** The document with the seal over its original string, in UTF-8; without an authority the seal is invalid. */
export const sealedDocument = (
  { folio, issuer, uuid }: SealedHead,
  authority: SampleAuthority | undefined,
  build: (sealing: Sealing) => XmlElement,
): Uint8Array => {
  if (authority === undefined)
    return xmlDocument(build({ ...INVENTED, seal: inventedSeal(`sello ${uuid ?? folio ?? ''}`) }), 'UTF-8')
  const signer = authority.signerFor(issuer.rfc, issuer.name)
  const { certificate, number } = signer
  const original = authority.originalOf(xmlDocument(build({ certificate, number, seal: '' }), 'UTF-8'))
  return xmlDocument(build({ certificate, number, seal: signer.sign('RSA-SHA256', original) }), 'UTF-8')
}

const INVENTED: Omit<Sealing, 'seal'> = {
  number: '00001000000500000000',
  certificate: Buffer.from('certificado ficticio').toString('base64'),
}

/** It has the length of a real seal (256 bytes), derived from a text so that a document always has the same one. */
export const inventedSeal = (text: string): string =>
  Buffer.concat([1, 2, 3, 4].map((part) => createHash('sha512').update(`${part} ${text}`).digest())).toString('base64')
