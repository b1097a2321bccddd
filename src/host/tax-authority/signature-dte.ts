import type { X509Certificate } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { readCertificate, wasInForce } from './certificate.ts'
import type { Seal, Signing } from './signature-verdict.ts'

export interface DteSignature {
  readonly seal: Seal
  /** The exact signed text, the only source of a signed document's content. */
  readonly signed?: string
}

/**
 * The XML signature over one `<DTE>…</DTE>`, cut out of its file. A DTE is signed alone and inserted into an envelope
 * afterwards, so its canonical form is tried in the possible namespaces of the signing. Only the key of the certificate
 * counts, never a bare KeyValue, which anyone can write.
 */
export const checkDteSignature = (dte: string): DteSignature => {
  const openings = dte.match(/<(?:\w+:)?Signature[\s/>]/g)?.length ?? 0
  if (openings === 0) return { seal: { verdict: 'NOT_SIGNED' } }
  const signature = SIGNATURE.exec(dte)?.[1]
  if (signature === undefined || openings > 1) return { seal: { verdict: 'NOT_CHECKED' } }
  const [certificate, ...intermediates] = certificatesOf(signature)
  for (const context of CONTEXTS) {
    const found = certificate && verified(context(dte), signature, { certificate, intermediates })
    if (found !== undefined) return found
  }
  return { seal: { verdict: 'INVALID' } }
}

/** Every DTE of a text. They are never nested. */
export const cutDtes = (text: string): ReadonlyArray<string> => text.match(/<DTE[\s>][^]*?<\/DTE\s*>/g) ?? []

/** It follows the document; some writers add elements after it. */
const SIGNATURE = /<\/(?:Documento|Liquidacion|Exportaciones)\s*>\s*(<Signature[\s>][^]*?<\/Signature\s*>)/

/** A DTE of an envelope with the namespaces that it may inherit, so that it stands alone. */
export const standaloneDte = (dte: string): string => declaring(SII, XSI)(dte)

const SII = 'xmlns="http://www.sii.cl/SiiDte"'
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'

const declaring =
  (...declarations: ReadonlyArray<string>) =>
  (dte: string): string => {
    const [tag = ''] = /^<DTE[^>]*>/.exec(dte) ?? []
    const missing = declarations.filter((declaration) => !tag.includes(`${declaration.split('=')[0]}=`))
    return `<DTE ${missing.join(' ')}${dte.slice('<DTE'.length)}`
  }

const CONTEXTS: ReadonlyArray<(dte: string) => string> = [(dte) => dte, declaring(SII), declaring(SII, XSI)]

/** The first is the signer's; when it cannot be parsed the document has none. */
const certificatesOf = (signature: string): ReadonlyArray<X509Certificate> => {
  const texts = [...signature.matchAll(CERTIFICATE)].slice(0, MOST_CERTIFICATES).map(([, text = '']) => text)
  const [first, ...others] = texts.map(readCertificate)
  return first === undefined ? [] : [first, ...others.flatMap((other) => other ?? [])]
}

const CERTIFICATE = /<X509Certificate>([^<]*)<\/X509Certificate>/g

/** Real chains have three or four. */
const MOST_CERTIFICATES = 6

const verified = (dte: string, signature: string, by: Omit<Signing, 'signedAt'>): DteSignature | undefined => {
  const check = new SignedXml({ publicCert: by.certificate.toString(), getCertFromKeyInfo: () => null })
  try {
    check.loadSignature(signature)
    if (!check.checkSignature(dte)) return undefined
  } catch {
    return undefined
  }
  const [signed, ...others] = check.getSignedReferences()
  const signedAt = /<TmstFirma>\s*([^<\s]+)\s*<\/TmstFirma>\s*<\/\w+>\s*$/.exec(signed ?? '')?.[1]
  if (signed === undefined || signedAt === undefined || others.length > 0 || !wasInForce(by.certificate, signedAt))
    return undefined
  return { seal: { verdict: 'MATCHES', signing: { ...by, signedAt } }, signed }
}
