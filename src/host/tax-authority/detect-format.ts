/** The format of a file by its bytes; the name counts only when they are ambiguous. */
export type FileKind = 'EMPTY' | 'ZIP' | 'XML' | 'TEXT'

export type TextKind = 'METADATA' | 'REGISTER' | 'UNKNOWN'

export const detectByteFormat = (bytes: Uint8Array): FileKind => {
  if (isZip(bytes)) return 'ZIP'
  if (isUtf16(bytes)) return bytes.length > 2 ? 'XML' : 'EMPTY'
  const first = bytes.findIndex((byte, at) => !BLANK.has(byte) && !(at < 3 && byte === UTF8_MARK[at]))
  if (first === -1) return 'EMPTY'
  return bytes[first] === LESS_THAN ? 'XML' : 'TEXT'
}

/** By the names in the first line, never by column positions. */
export const detectTextFormat = (text: string): TextKind => {
  const header = text.slice(0, HEADER_SPAN).trimStart().split(/\r?\n/, 1)[0]?.toLowerCase() ?? ''
  if (/^\|?uuid\|?~/.test(header)) return 'METADATA'
  return header.includes('tipo doc;') && header.includes('folio;') ? 'REGISTER' : 'UNKNOWN'
}

const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])
const UTF8_MARK: ReadonlyArray<number> = [0xef, 0xbb, 0xbf]
const LESS_THAN = 0x3c
const HEADER_SPAN = 8192

/** A file header, or the end record of an archive without files. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
