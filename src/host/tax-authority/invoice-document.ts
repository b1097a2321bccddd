import * as E from 'fp-ts/Either'
import type { DocumentContent } from '#domain/financing/invoice-detail.ts'
import { isCfdi, readCfdi } from './cfdi.ts'
import { decodeXml } from './decode-text.ts'
import { detectByteFormat } from './detect-format.ts'
import { readContent } from './document-lines.ts'
import { isDteFile, readDteFile } from './dte-file.ts'
import { cutDtes } from './signature-dte.ts'
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

const findInXml = (bytes: Uint8Array, key: string): InvoiceDocument | undefined => {
  const decoded = decodeXml(bytes)
  if (E.isLeft(decoded)) return undefined
  const text = decoded.right.text.trimStart()
  const root = parseXml(text)
  if (E.isLeft(root)) return undefined
  if (isCfdi(root.right))
    return hasKey(readCfdi(root.right), key) ? { xml: bytes, content: readContent(root.right) } : undefined
  return isDteFile(root.right) ? findDte(root.right, text, bytes, key) : undefined
}

const findDte = (root: XmlElement, text: string, bytes: Uint8Array, key: string): InvoiceDocument | undefined => {
  if (!hasKey(readDteFile(root), key)) return undefined
  if (root.name === 'DTE') return { xml: bytes, content: readContent(root) }
  for (const cut of cutDtes(text)) {
    const dte = parseXml(cut)
    if (E.isRight(dte) && hasKey(readDteFile(dte.right), key))
      return { xml: new TextEncoder().encode(`${DECLARATION}\n${cut}`), content: readContent(dte.right) }
  }
  return undefined
}

/** A part of a file has no declaration of its own. */
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const hasKey = ({ documents }: ReturnType<typeof readCfdi>, key: string): boolean =>
  documents.some((document) => document._tag === 'Invoice' && document.key === key)
