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
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return decodeMarked(bytes, mark)
  if (isAscii(bytes)) return E.right({ text: decodeAscii(bytes), warnings: [] })
  if (isUtf8(bytes)) {
    const text = viewOf(bytes).toString('utf8')
    const ignored = (declaredEncoding(text) ?? 'utf-8') !== 'utf-8'
    return E.right({ text, warnings: ignored ? ['ENCODING_DECLARATION_IGNORED'] : [] })
  }
  const text = decodeLatin(bytes)
  return LATIN.has(declaredEncoding(text) ?? '') ? E.right({ text, warnings: [] }) : E.left('XML_ENCODING')
}

/**
 * Registers and metadata have no declaration: UTF-8, UTF-16 with or without its mark, else windows-1252. Their first
 * character is ASCII, of which UTF-16 has a byte that is zero.
 */
export const decodePlain = (bytes: Uint8Array): string => {
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  if (bytes[0] === 0 || bytes[1] === 0) return new TextDecoder(bytes[0] === 0 ? 'utf-16be' : 'utf-16le').decode(bytes)
  if (isAscii(bytes)) return decodeAscii(bytes)
  return isUtf8(bytes) ? viewOf(bytes).toString('utf8') : decodeLatin(bytes)
}

type Mark = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Names of the Encoding Standard for windows-1252, which includes ISO-8859-1. */
const LATIN: ReadonlySet<string> = new Set([
  'iso-8859-1',
  'iso8859-1',
  'iso_8859-1',
  'latin1',
  'latin-1',
  'l1',
  'windows-1252',
  'cp1252',
  'x-cp1252',
  'cp819',
])

/* A view's own conversions: a TextDecoder per file costs more than the conversion, and some versions of Node decode
   windows-1252 as ISO-8859-1. */
const viewOf = ({ buffer, byteLength, byteOffset }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

/** Each byte is a character, in every encoding of this file without a mark. */
const decodeAscii = (bytes: Uint8Array): string => viewOf(bytes).toString('latin1')

const decodeLatin = (bytes: Uint8Array): string => {
  const text = viewOf(bytes).toString('latin1')
  return C1.test(text) ? text.replaceAll(C1_ALL, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80)) : text
}

const C1 = /[\u0080-\u009f]/
const C1_ALL = /[\u0080-\u009f]/g

/** Its characters from 0x80 to 0x9F; five of them are undefined and stay controls. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

const decodeMarked = (bytes: Uint8Array, mark: Mark): E.Either<'XML_ENCODING', DecodedText> => {
  try {
    const text = new TextDecoder(mark, { fatal: true }).decode(bytes)
    const agrees = mark.startsWith(declaredEncoding(text) ?? mark)
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

/** In lower case, of a text that may be decoded wrongly: the declaration itself is ASCII in every supported encoding. */
const declaredEncoding = (text: string): string | undefined => {
  const declared = DECLARATION.exec(text.slice(0, DECLARATION_SPAN))?.[1]?.toLowerCase()
  return declared === 'utf8' ? 'utf-8' : declared
}

const DECLARATION = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/
const DECLARATION_SPAN = 400
