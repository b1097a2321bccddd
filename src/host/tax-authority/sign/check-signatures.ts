import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isCfdi } from '../read/cfdi.ts'
import { decodeXml } from '../read/decode-text.ts'
import { readDte } from '../read/dte.ts'
import { isDteFile, readDteFile } from '../read/dte-file.ts'
import { contentOf } from '../read/document-content.ts'
import { storableIn } from '../read/file-reading.ts'
import { readTaxFile } from '../read/read-file.ts'
import { checkCfdiSeal } from './signature-cfdi.ts'
import { checkDteSignature, cutDtes } from './signature-dte.ts'
import type { Seal } from './signature-verdict.ts'
import { detectByteFormat } from '../read/detect-format.ts'
import type { TaxDocument } from '../read/tax-document.ts'
import { parseXml, type XmlElement } from '../read/xml-tree.ts'
import { readZip } from '../read/zip.ts'

export interface SealCheck {
  readonly document: Signable
  readonly seal: Seal
}

/**
 * Checks the seals of a file, one per document of `readTaxFile`; registers and cessions have none. Takes some
 * milliseconds per document, so it runs after reading, never within it. Pure and total.
 */
export const checkSeals = (bytes: Uint8Array): ReadonlyArray<SealCheck> => {
  if (detectByteFormat(bytes) !== 'ZIP') return checkXml(bytes)
  const contents = readZip(bytes)
  return E.isLeft(contents)
    ? []
    : [...contents.right.entries()].flatMap(({ bytes: unpacked }) => (unpacked === undefined ? [] : checkXml(unpacked)))
}

const checkXml = (bytes: Uint8Array): ReadonlyArray<SealCheck> => {
  const documents = readTaxFile('', bytes).flatMap(storableIn).filter(isSignable)
  if (documents.length === 0) return []
  return pipe(
    decodeXml(bytes),
    E.map(({ text }) => text.trimStart()),
    E.flatMap((text) =>
      pipe(
        parseXml(text),
        E.map((root) => checkRoot(root, text, documents)),
      ),
    ),
    E.getOrElse((): ReadonlyArray<SealCheck> => []),
  )
}

export type Signable = Extract<TaxDocument, { readonly _tag: 'Invoice' | 'CreditNote' | 'DebitNote' | 'Payment' }>

export const isSignable = (document: TaxDocument): document is Signable =>
  document._tag === 'Invoice' ||
  document._tag === 'CreditNote' ||
  document._tag === 'DebitNote' ||
  document._tag === 'Payment'

const checkRoot = (root: XmlElement, text: string, documents: ReadonlyArray<Signable>): ReadonlyArray<SealCheck> => {
  if (isCfdi(root)) return documents.map((document) => ({ document, seal: checkCfdiSeal(root) }))
  return isDteFile(root) ? checkDtes(text, documents) : []
}

/** A text may hide a second copy of a document, for example in a comment: only an unambiguous one is trusted. */
const checkDtes = (text: string, documents: ReadonlyArray<Signable>): ReadonlyArray<SealCheck> => {
  const cuts = new Map<string, Array<string>>()
  for (const cut of cutDtes(text)) {
    const key = keyOf(cut)
    if (key !== undefined) cuts.set(key, [...(cuts.get(key) ?? []), cut])
  }
  return documents.map((document) => {
    const [cut, ...others] = cuts.get(document.key) ?? []
    if (cut === undefined || others.length > 0) return { document, seal: { verdict: 'NOT_CHECKED' } }
    return { document, seal: sealOf(cut, document) }
  })
}

const keyOf = (cut: string): string | undefined =>
  pipe(
    parseXml(cut),
    E.map((root) => readDteFile(root).documents[0]),
    E.match(
      () => undefined,
      (document) => (document !== undefined && isSignable(document) ? document.key : undefined),
    ),
  )

const sealOf = (cut: string, document: Signable): Seal => {
  const { seal, signed } = checkDteSignature(cut)
  if (seal.verdict !== 'MATCHES') return seal
  return signed !== undefined && saysTheSame(signed, document) ? seal : { verdict: 'INVALID' }
}

/** The signed text, parsed separately, must equal the document of the file. */
const saysTheSame = (signed: string, document: Signable): boolean =>
  pipe(
    parseXml(`<DTE>${signed}</DTE>`),
    E.match(
      () => false,
      (root) =>
        pipe(
          readDte(root),
          E.match(
            () => false,
            (read) => contentOf(read) === contentOf(document),
          ),
        ),
    ),
  )
