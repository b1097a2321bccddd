import { isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { extraField } from './zip-extra.ts'

/**
 * The name of an entry: UTF-8 where bit 11 of its flags says so, where the name that Info-ZIP adds in an extra field is
 * of the same bytes, or where it is valid UTF-8, as macOS writes it without the bit; otherwise of code page 437.
 */
export const entryName = (name: Buffer, flags: number, extra: Buffer): string => {
  if ((flags & UTF8_FLAG) !== 0) return name.toString('utf8')
  return unicodePath(name, extra) ?? (isUtf8(name) ? name.toString('utf8') : decode437(name))
}

const UTF8_FLAG = 1 << 11
const UNICODE_PATH = 0x7075

/** Version 1, the checksum of the name that it replaces, and the name. */
const unicodePath = (name: Buffer, extra: Buffer): string | undefined => {
  const field = extraField(extra, UNICODE_PATH)
  if (field === undefined || field.length <= 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(name))
    return undefined
  const path = field.subarray(5)
  return isUtf8(path) ? path.toString('utf8') : undefined
}

const decode437 = (name: Buffer): string =>
  Array.from(name, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : UPPER_HALF.charAt(byte - 0x80))).join('')

const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
