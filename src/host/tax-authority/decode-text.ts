import { isAscii, isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'
import type { WarningCode } from './tax-document.ts'

/** The text of a file without its byte order mark, and its encoding contradictions. */
export interface DecodedText {
  readonly text: string
  readonly warnings: ReadonlyArray<WarningCode>
}

/**
 * A byte order mark takes precedence. Without one, valid UTF-8 is UTF-8, whatever the declaration. Other bytes are
 * decoded with the Latin encoding of the XML declaration, and rejected without one.
 */
export const decodeXml = (bytes: Uint8Array): E.Either<'XML_ENCODING', DecodedText> => {
  const marked = byteOrderMark(bytes)
  const declared = declaredEncoding(bytes, marked)
  if (marked !== undefined) return decodeMarked(bytes, marked, declared)
  if (isUtf8(bytes)) {
    const ignored = declared !== undefined && declared !== 'utf-8' && !isAscii(bytes)
    return E.right({ text: new TextDecoder().decode(bytes), warnings: ignored ? ['ENCODING_DECLARATION_IGNORED'] : [] })
  }
  return declared !== undefined && LATIN.has(declared)
    ? E.right({ text: new TextDecoder('windows-1252').decode(bytes), warnings: [] })
    : E.left('XML_ENCODING')
}

/** Registers and metadata have no declaration: UTF-8, else windows-1252. */
export const decodePlain = (bytes: Uint8Array): string => {
  const marked = byteOrderMark(bytes)
  return new TextDecoder(marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes)
}

type Mark = 'utf-8' | 'utf-16le' | 'utf-16be'

const LATIN: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1', 'latin-1', 'windows-1252', 'cp1252'])

const DECLARATION_SPAN = 400

const decodeMarked = (
  bytes: Uint8Array,
  mark: Mark,
  declared: string | undefined,
): E.Either<'XML_ENCODING', DecodedText> => {
  const agrees = declared === undefined || mark.startsWith(declared)
  try {
    const text = new TextDecoder(mark, { fatal: true }).decode(bytes)
    return E.right({ text, warnings: agrees ? [] : ['BOM_OVERRIDES_DECLARATION'] })
  } catch {
    return E.left('XML_ENCODING')
  }
}

const byteOrderMark = (bytes: Uint8Array): Mark | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** In lower case; the declaration itself is ASCII in every supported encoding. */
const declaredEncoding = (bytes: Uint8Array, mark: Mark | undefined): string | undefined => {
  const head = new TextDecoder(mark ?? 'windows-1252').decode(bytes.subarray(0, DECLARATION_SPAN))
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase()
}
