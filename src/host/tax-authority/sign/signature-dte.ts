import type { X509Certificate } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { SignedXml } from 'xml-crypto'
import { readCertificate, wasInForce } from './certificate.ts'
import { siiText } from '../read/dte-values.ts'
import type { Seal, Signing } from './signature-verdict.ts'
import { isSignature, XML_SIGNATURE } from '../read/xml-signature.ts'
import { parseXml, type XmlElement } from '../read/xml-tree.ts'

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
  const root = parseXml(dte)
  if (E.isLeft(root)) return NOT_CHECKED
  const signatures = descendantsOf(root.right, isSignature)
  if (signatures.length === 0) return { seal: { verdict: 'NOT_SIGNED' } }
  const [signature, ...others] = signatures
  const [text, ...copies] = cutElements(dte, SIGNATURE_TAGS).map(declaringItsPrefix)
  if (signature === undefined || text === undefined || others.length + copies.length > 0) return NOT_CHECKED
  const isItsOwn = signature.namespace === XML_SIGNATURE && root.right.children.includes(signature)
  if (!isItsOwn || E.isLeft(parseXml(text))) return NOT_CHECKED
  const [certificate, ...intermediates] = certificatesOf(signature)
  for (const context of CONTEXTS) {
    const found = certificate && verified(context(dte), text, { certificate, intermediates })
    if (found !== undefined) return found
  }
  return { seal: { verdict: 'INVALID' } }
}

const NOT_CHECKED: DteSignature = { seal: { verdict: 'NOT_CHECKED' } }

/** Every DTE of a text, so that it can be parsed alone. They are never nested. */
export const cutDtes = (text: string): ReadonlyArray<string> => cutElements(text, DTE_TAGS).map(declaringItsPrefixes)

/** The tags of an element with content, whatever its prefix. */
const tagsOf = (name: string): RegExp => new RegExp(String.raw`</?((?:[^\s<>/:=!?"'&]+:)?${name})(?=[\s>])`, 'g')
const DTE_TAGS = tagsOf('DTE')
const SIGNATURE_TAGS = tagsOf('Signature')

/** From each first opening tag to its closing tag. Comments count, so that none hides a copy. */
const cutElements = (text: string, tags: RegExp): ReadonlyArray<string> => {
  const cuts: Array<string> = []
  let open: { readonly name: string; readonly from: number } | undefined
  for (const { 0: tag, 1: name = '', index } of text.matchAll(tags)) {
    if (!tag.startsWith('</')) open ??= { name, from: index }
    else if (open?.name === name) {
      cuts.push(text.slice(open.from, text.indexOf('>', index) + 1))
      open = undefined
    }
  }
  return cuts
}

/** A DTE of an envelope with the namespaces that it may inherit, so that it stands alone. */
export const standaloneDte = (dte: string): string => declaring(SII, XSI)(dte)

const SII = 'xmlns="http://www.sii.cl/SiiDte"'
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'

const OPENING = /^<([^\s>/]+)(?:[^>"']|"[^"]*"|'[^']*')*>/

/** The element with those of the declarations that it lacks. */
const declaring =
  (...declarations: ReadonlyArray<string>) =>
  (element: string): string => {
    const [tag = '', name = ''] = OPENING.exec(element) ?? []
    const missing = declarations.filter((declaration) => !tag.includes(`${declaration.split('=')[0]}=`))
    return missing.length === 0 ? element : `<${name} ${missing.join(' ')}${element.slice(name.length + 1)}`
  }

const prefixOf = (name: string): string | undefined => (name.includes(':') ? name.split(':')[0] : undefined)

/** The prefix of a cut element may be declared by an element around it. */
const declaringItsPrefix = (signature: string): string => {
  const prefix = prefixOf(OPENING.exec(signature)?.[1] ?? '')
  return prefix === undefined ? signature : declaring(`xmlns:${prefix}="${XML_SIGNATURE}"`)(signature)
}

/** Those of the DTE and of its signature. */
const declaringItsPrefixes = (dte: string): string => {
  const own = prefixOf(OPENING.exec(dte)?.[1] ?? '')
  const [[, signatureName = ''] = []] = dte.matchAll(SIGNATURE_TAGS)
  const signature = prefixOf(signatureName)
  return declaring(
    ...(own === undefined ? [] : [`xmlns:${own}="http://www.sii.cl/SiiDte"`]),
    ...(signature === undefined || dte.includes(`xmlns:${signature}=`)
      ? []
      : [`xmlns:${signature}="${XML_SIGNATURE}"`]),
  )(dte)
}

const CONTEXTS: ReadonlyArray<(dte: string) => string> = [(dte) => dte, declaring(SII), declaring(SII, XSI)]

const descendantsOf = (root: XmlElement, isWanted: (element: XmlElement) => boolean): ReadonlyArray<XmlElement> =>
  root.children.flatMap((child) => [...(isWanted(child) ? [child] : []), ...descendantsOf(child, isWanted)])

/** The first is the signer's; when it cannot be parsed the document has none. */
const certificatesOf = (signature: XmlElement): ReadonlyArray<X509Certificate> => {
  const texts = descendantsOf(signature, ({ name }) => name === 'X509Certificate').slice(0, MAX_CERTIFICATES)
  const [first, ...others] = texts.map(({ text }) => readCertificate(text))
  return first === undefined ? [] : [first, ...others.flatMap((other) => other ?? [])]
}

/** Real chains have three or four. */
const MAX_CERTIFICATES = 6

const verified = (dte: string, signature: string, by: Omit<Signing, 'signedAt'>): DteSignature | undefined => {
  const check = new SignedXml({ publicCert: by.certificate.toString(), getCertFromKeyInfo: () => null })
  try {
    check.loadSignature(signature)
    if (!check.checkSignature(dte)) return undefined
  } catch {
    return undefined
  }
  const [signed, ...others] = check.getSignedReferences()
  const signedAt = signed === undefined ? undefined : timeOf(signed)
  if (signed === undefined || signedAt === undefined || others.length > 0 || !wasInForce(by.certificate, signedAt))
    return undefined
  return { seal: { verdict: 'MATCHES', signing: { ...by, signedAt } }, signed }
}

const timeOf = (signed: string): string | undefined => {
  const body = parseXml(signed)
  return E.isRight(body) ? siiText(body.right, 'TmstFirma') : undefined
}
