import { crc32, inflateRawSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import { STANDARD_LIMITS, type ReadingLimits } from './reading-limits.ts'

/** A file of an archive. Its name is for reports, never a path. */
export interface ZipEntry {
  readonly name: string
  /** Undefined when it is encrypted, damaged, or of an unknown compression. */
  readonly bytes: Uint8Array | undefined
}

export interface ZipContents {
  /** The maximum unpacked size of all entries. */
  readonly unpacked: number
  /** Lazy, so that only one is in memory. */
  readonly entries: () => Iterable<ZipEntry>
}

export type ZipError = 'NO_VALID_ENTRIES' | 'ZIP_TOO_MANY_FILES' | 'ZIP_TOO_LARGE' | 'ZIP_RATIO_TOO_HIGH'

/**
 * The files of an archive, by its directory. An archive whose directory exceeds a limit is rejected; an entry with
 * another size or checksum than stated is damaged. So no stated size is trusted.
 * Our own, because fflate ignores checksums and unpacks all entries at once, and yauzl is asynchronous.
 */
export const readZip = (
  bytes: Uint8Array,
  limits: ReadingLimits = STANDARD_LIMITS,
): E.Either<ZipError, ZipContents> => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = readDirectory(view, limits.zipEntries)
  if (directory === undefined) return E.left('NO_VALID_ENTRIES')
  if (directory.length > limits.zipEntries) return E.left('ZIP_TOO_MANY_FILES')
  const listed = directory.filter(isOfInterest)
  const unpacked = listed.reduce((sum, file) => sum + file.unpacked, 0)
  if (unpacked > limits.zipUnpackedBytes) return E.left('ZIP_TOO_LARGE')
  if (unpacked > Math.max(limits.zipRatio * bytes.length, SMALL)) return E.left('ZIP_RATIO_TOO_HIGH')
  return E.right({ unpacked, entries: () => unpack(view, listed) })
}

/** Below this size the ratio is not significant: a page of blanks compresses to very little. */
const SMALL = 64 * 1024

interface Listed {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const isOfInterest = ({ name, unpacked }: Listed): boolean =>
  unpacked > 0 && !name.endsWith('/') && !name.startsWith('__MACOSX/') && !name.split(/[\\/]/).includes('..')

const END_RECORD = 0x06054b50
const END_RECORD_SIZE = 22
const LONGEST_COMMENT = 65_535
const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_RECORD_SIZE = 46
const FILE_RECORD = 0x04034b50
const FILE_RECORD_SIZE = 30

const readDirectory = (view: Buffer, most: number): ReadonlyArray<Listed> | undefined => {
  const end = findEndRecord(view)
  if (end === undefined) return undefined
  const count = view.readUInt16LE(end + 10)
  let at = view.readUInt32LE(end + 16)
  const listed: Array<Listed> = []
  while (listed.length < count && listed.length <= most) {
    if (at + DIRECTORY_RECORD_SIZE > view.length || view.readUInt32LE(at) !== DIRECTORY_RECORD) return undefined
    const [name, extra, comment] = [view.readUInt16LE(at + 28), view.readUInt16LE(at + 30), view.readUInt16LE(at + 32)]
    listed.push({
      name: view.toString('utf8', at + DIRECTORY_RECORD_SIZE, at + DIRECTORY_RECORD_SIZE + name),
      flags: view.readUInt16LE(at + 8),
      method: view.readUInt16LE(at + 10),
      checksum: view.readUInt32LE(at + 16),
      packed: view.readUInt32LE(at + 20),
      unpacked: view.readUInt32LE(at + 24),
      at: view.readUInt32LE(at + 42),
    })
    at += DIRECTORY_RECORD_SIZE + name + extra + comment
  }
  return listed
}

/** It is at the end of an archive, before a comment of unknown length. */
const findEndRecord = (view: Buffer): number | undefined => {
  const first = Math.max(0, view.length - END_RECORD_SIZE - LONGEST_COMMENT)
  for (let at = view.length - END_RECORD_SIZE; at >= first; at -= 1) {
    if (view.readUInt32LE(at) === END_RECORD) return at
  }
  return undefined
}

function* unpack(view: Buffer, listed: ReadonlyArray<Listed>): Generator<ZipEntry, void> {
  for (const file of listed) {
    const packed = packedBytes(view, file)
    const bytes = packed === undefined ? undefined : inflate(packed, file)
    yield { name: file.name, bytes: bytes !== undefined && crc32(bytes) === file.checksum ? bytes : undefined }
  }
}

const packedBytes = (view: Buffer, { at, flags, packed }: Listed): Buffer | undefined => {
  const encrypted = (flags & 1) === 1
  if (encrypted || at + FILE_RECORD_SIZE > view.length || view.readUInt32LE(at) !== FILE_RECORD) return undefined
  const from = at + FILE_RECORD_SIZE + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28)
  return from + packed > view.length ? undefined : view.subarray(from, from + packed)
}

const STORED = 0
const DEFLATED = 8

const inflate = (packed: Buffer, { method, unpacked }: Listed): Buffer | undefined => {
  if (method === STORED) return packed.length === unpacked ? packed : undefined
  if (method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: unpacked })
  } catch {
    return undefined
  }
}
