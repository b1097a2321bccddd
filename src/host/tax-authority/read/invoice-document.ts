import * as E from 'fp-ts/Either'
import type { DocumentContent } from '#domain/financing/invoice-detail.ts'
import { isCfdi, readCfdi } from './cfdi.ts'
import { decodeXml } from './decode-text.ts'
import { detectByteFormat } from './detect-format.ts'
import { readContent } from './document-lines.ts'
import { isDteFile, readDteFile } from './dte-file.ts'
import { storableIn, type ReadResult } from './file-reading.ts'
import { UNREAD } from './read-file.ts'
import { cutDtes, standaloneDte } from '../sign/signature-dte.ts'
import { parseXml, type XmlElement } from './xml-tree.ts'
import { readZip } from './zip.ts'

/** An invoice as its issuer wrote it. */
export interface InvoiceDocument {
  readonly xml: Uint8Array
  readonly content: DocumentContent
}

/**
 * The document with that key in a file: the bytes themselves, or the part of an envelope or of an archive. Undefined
 * when the file has none. Pure and total.
 */
export const findInvoiceDocument = (bytes: Uint8Array, key: string): InvoiceDocument | undefined => {
  if (detectByteFormat(bytes) !== 'ZIP') return findInXml(bytes, key)
  const contents = readZip(bytes)
  if (E.isLeft(contents)) return undefined
  for (const { bytes: unpacked } of contents.right.entries()) {
    const found = unpacked && findInXml(unpacked, key)
    if (found !== undefined) return found
  }
  return undefined
}

/** The file is searched without its lines, which are most of it; only the document itself is read in full. */
const findInXml = (bytes: Uint8Array, key: string): InvoiceDocument | undefined => {
  const decoded = decodeXml(bytes)
  if (E.isLeft(decoded)) return undefined
  const text = decoded.right.text.trimStart()
  const root = parseXml(text, UNREAD)
  if (E.isLeft(root) || !hasKey(readRoot(root.right), key)) return undefined
  return isCfdi(root.right) || root.right.name === 'DTE' ? whole(text, bytes) : cutFrom(root.right, text, key)
}

const readRoot = (root: XmlElement): ReadResult =>
  isCfdi(root) ? readCfdi(root) : isDteFile(root) ? readDteFile(root) : NO_DOCUMENTS

const NO_DOCUMENTS: ReadResult = { documents: [], failures: [], warnings: [] }

const whole = (text: string, xml: Uint8Array): InvoiceDocument | undefined => {
  const root = parseXml(text)
  return E.isRight(root) ? { xml, content: readContent(root.right) } : undefined
}

/** A text may hide a second copy of a document, for example in a comment: only an unambiguous one is shown. */
const cutFrom = (root: XmlElement, text: string, key: string): InvoiceDocument | undefined => {
  const cuts = cutDtes(text).map((cut) => (root.namespace === '' ? cut : standaloneDte(cut)))
  const [found, ...others] = cuts.filter((cut) => {
    const dte = parseXml(cut, UNREAD)
    return E.isRight(dte) && hasKey(readDteFile(dte.right), key)
  })
  return found === undefined || others.length > 0
    ? undefined
    : whole(found, new TextEncoder().encode(`${DECLARATION}\n${found}`))
}

/** A part of a file has no declaration of its own. */
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const hasKey = (result: ReadResult, key: string): boolean =>
  storableIn(result).some((document) => document._tag === 'Invoice' && document.key === key)
