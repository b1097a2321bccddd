import { crc32, deflateRawSync } from 'node:zlib'

/** One file of a handmade archive; `name` in any bytes. */
export interface PackedSample {
  readonly name: Uint8Array | string
  readonly bytes: Uint8Array
  readonly flags?: number
  readonly method?: number
  /** An extra field of the directory, before that of ZIP64. */
  readonly extra?: Uint8Array
  /** The fields that the directory states instead, all of them in the extra field of ZIP64. */
  readonly wide?: Partial<WideFields>
}

interface WideFields {
  readonly unpacked: bigint
  readonly packed: bigint
  readonly at: bigint
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

export const extra = (id: number, content: Uint8Array): Buffer => Buffer.concat([u16(id), u16(content.length), content])

/** The extra field of Info-ZIP with the name in UTF-8, for a name of other bytes. */
export const unicodePath = (of: Uint8Array, name: string, checksum = crc32(of)): Buffer =>
  extra(0x7075, Buffer.concat([Buffer.from([1]), u32(checksum), Buffer.from(name)]))

export interface EndSample {
  readonly count?: bigint
  readonly at?: bigint
  /** Where the locator says that the end record of ZIP64 is. */
  readonly end?: bigint
}

/** APPNOTE 4.3 and 4.5.3: with `end` all sizes and places are those of ZIP64, as libraries write them for any size. */
export const handmade = (files: ReadonlyArray<PackedSample>, end?: EndSample): Uint8Array => {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let at = 0
  for (const { bytes, extra: more = new Uint8Array(), flags = 0, method = 8, name, wide } of files) {
    const [raw, packed] = [Buffer.from(name), method === 0 ? Buffer.from(bytes) : deflateRawSync(bytes)]
    const isWide = end !== undefined || wide !== undefined
    const sizes = isWide ? [0xffffffff, 0xffffffff] : [packed.length, bytes.length]
    const common = [u16(flags), u16(method), u32(0), u32(crc32(bytes)), ...sizes.map(u32), u16(raw.length)]
    const stated = [wide?.unpacked ?? BigInt(bytes.length), wide?.packed ?? BigInt(packed.length)]
    const inFile = isWide ? extra(1, Buffer.concat(stated.map(u64))) : Buffer.alloc(0)
    const local = [u32(0x04034b50), u16(20), ...common, u16(inFile.length), raw, inFile, packed]
    const inDirectory = isWide ? extra(1, Buffer.concat([...stated, wide?.at ?? BigInt(at)].map(u64))) : Buffer.alloc(0)
    const extras = Buffer.concat([more, inDirectory])
    directory.push(
      Buffer.concat([u32(0x02014b50), u16(45), u16(20), ...common, u16(extras.length), u16(0), u16(0), u16(0), u32(0)]),
      u32(isWide ? 0xffffffff : at),
      raw,
      extras,
    )
    parts.push(...local)
    at += Buffer.concat(local).length
  }
  const listed = Buffer.concat(directory)
  const count = [u16(end === undefined ? files.length : 0xffff), u16(end === undefined ? files.length : 0xffff)]
  const place = end === undefined ? [listed.length, at] : [0xffffffff, 0xffffffff]
  const narrow = Buffer.concat([u32(0x06054b50), u16(0), u16(0), ...count, ...place.map(u32), u16(0)])
  return Buffer.concat([...parts, listed, ...(end === undefined ? [] : wideEnd(files.length, listed, at, end)), narrow])
}

const wideEnd = (files: number, listed: Buffer, at: number, end: EndSample): ReadonlyArray<Buffer> => {
  const count = end.count ?? BigInt(files)
  return [
    Buffer.concat([u32(0x06064b50), u64(44n), u16(45), u16(45), u32(0), u32(0), u64(count), u64(count)]),
    Buffer.concat([u64(BigInt(listed.length)), u64(end.at ?? BigInt(at))]),
    Buffer.concat([u32(0x07064b50), u32(0), u64(end.end ?? BigInt(at + listed.length)), u32(1)]),
  ]
}
