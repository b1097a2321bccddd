/** The format of a file by its bytes; the name counts only when they are ambiguous. */
export type FileKind = 'EMPTY' | 'ZIP' | 'XML' | 'TEXT'

export type TextKind = 'METADATA' | 'REGISTER' | 'UNKNOWN'

export const detectByteFormat = (bytes: Uint8Array): FileKind => {
  if (isZip(bytes)) return 'ZIP'
  if (isUtf16(bytes)) return detectWideFormat(bytes)
  const first = bytes.findIndex((byte, at) => !BLANK.has(byte) && !(at < 3 && byte === UTF8_MARK[at]))
  if (first === -1) return 'EMPTY'
  return bytes[first] === LESS_THAN ? 'XML' : 'TEXT'
}

/** Spreadsheets save a register in UTF-16 too. Of each character one byte is zero, as long as it is ASCII. */
const detectWideFormat = (bytes: Uint8Array): FileKind => {
  const first = bytes.subarray(2).find((byte) => byte !== 0 && !BLANK.has(byte))
  if (first === undefined) return 'EMPTY'
  return first === LESS_THAN ? 'XML' : 'TEXT'
}

/** By the names in the first line, never by column positions. */
export const detectTextFormat = (text: string): TextKind => {
  if (/^\|?uuid\|?~/.test(headerOf(text))) return 'METADATA'
  return registerSeparator(text) === undefined ? 'UNKNOWN' : 'REGISTER'
}

/** The SII separates by `;`; spreadsheets save with a comma or a tab too. Undefined for a text that is no register. */
export const registerSeparator = (text: string): string | undefined => {
  const header = headerOf(text)
  return [';', ',', '\t'].find((separator) => {
    const columns = new Set(header.split(separator).map((name) => name.trim()))
    return columns.has('tipo doc') && columns.has('folio')
  })
}

const headerOf = (text: string): string =>
  text.slice(0, HEADER_SPAN).trimStart().split(/\r?\n/, 1)[0]?.replaceAll('"', '').toLowerCase() ?? ''

const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])
const UTF8_MARK: ReadonlyArray<number> = [0xef, 0xbb, 0xbf]
const LESS_THAN = 0x3c
const HEADER_SPAN = 8192

/** A file header, or the end record of an archive without files. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
