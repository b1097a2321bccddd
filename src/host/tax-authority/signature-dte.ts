import type { X509Certificate } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { readCertificate, wasInForce } from './certificate.ts'
import type { SignatureVerdict } from './signature-verdict.ts'

export interface DteSignature {
  readonly verdict: SignatureVerdict
  /** Exactly what was signed, as text: what a verified document says is read from here and nowhere else. */
  readonly signed: string | undefined
}

/**
 * The XML signature over one `<DTE>…</DTE>`, cut out of whatever holds it. A DTE is signed on its own and pasted into
 * an envelope afterwards, so its canonical form is tried in the namespaces it may have been signed in. Only the key of
 * the certificate counts, never a bare KeyValue: anybody can write one.
 */
export const checkDteSignature = (dte: string): DteSignature => {
  const openings = dte.match(/<(?:\w+:)?Signature[\s/>]/g)?.length ?? 0
  if (openings === 0) return { verdict: 'NOT_SIGNED', signed: undefined }
  const signature = SIGNATURE.exec(dte)?.[1]
  if (signature === undefined || openings > 1) return { verdict: 'NOT_CHECKED', signed: undefined }
  const certificate = certificateOf(signature)
  for (const context of CONTEXTS) {
    const signed = certificate === undefined ? undefined : verified(context(dte), signature, certificate)
    if (signed !== undefined) return { verdict: 'VERIFIED', signed }
  }
  return { verdict: 'INVALID', signed: undefined }
}

/** Every DTE of a text. They do not nest. */
export const cutDtes = (text: string): ReadonlyArray<string> => text.match(/<DTE[\s>][^]*?<\/DTE\s*>/g) ?? []

/** It follows the document; some writers add elements of their own after it. */
const SIGNATURE = /<\/(?:Documento|Liquidacion|Exportaciones)\s*>\s*(<Signature[\s>][^]*?<\/Signature\s*>)/

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

const certificateOf = (signature: string): X509Certificate | undefined => {
  const text = /<X509Certificate>([^<]*)<\/X509Certificate>/.exec(signature)?.[1]
  return text === undefined ? undefined : readCertificate(text)
}

const verified = (dte: string, signature: string, certificate: X509Certificate): string | undefined => {
  const check = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null })
  try {
    check.loadSignature(signature)
    if (!check.checkSignature(dte)) return undefined
  } catch {
    return undefined
  }
  const [signed, ...others] = check.getSignedReferences()
  const signedAt = /<TmstFirma>\s*([^<\s]+)\s*<\/TmstFirma>\s*<\/\w+>\s*$/.exec(signed ?? '')?.[1]
  return others.length === 0 && signedAt !== undefined && wasInForce(certificate, signedAt) ? signed : undefined
}
