import { crc32, inflateRawSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import { STANDARD_LIMITS, type ReadingLimits } from '../../config/reading-limits.ts'
import { readDirectory, type ListedEntry } from './zip-directory.ts'

/** A file of an archive. Its name is for reports, never a path. */
export type ZipEntry = ReadEntry | FaultyEntry

export interface ReadEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface FaultyEntry {
  readonly name: string
  readonly bytes: undefined
  /** Damaged is also one of an unknown compression. */
  readonly fault: 'DAMAGED_ENTRY' | 'ENCRYPTED_ENTRY'
}

export interface ZipContents {
  /** The maximum unpacked size of all entries. */
  readonly unpacked: number
  /** Lazy, so that only one is in memory. */
  readonly entries: () => Iterable<ZipEntry>
  /** Files that by their name are no tax documents, such as PDF. They are not unpacked, and no limit of size counts them. */
  readonly others: number
}

export type ZipError = 'NO_VALID_ENTRIES' | 'ZIP_TOO_MANY_FILES' | 'ZIP_TOO_LARGE' | 'ZIP_RATIO_TOO_HIGH'

/**
 * The files of an archive, by its directory, ZIP64 included. An archive whose directory exceeds a limit is rejected; an
 * entry with another size or checksum than stated is damaged. So no stated size is trusted.
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
  const files = directory.filter(isOfInterest)
  const listed = files.filter(({ name }) => !OTHER_NAME.test(name))
  const unpacked = listed.reduce((sum, file) => sum + file.unpacked, 0)
  if (unpacked > limits.zipUnpackedBytes) return E.left('ZIP_TOO_LARGE')
  if (unpacked > Math.max(limits.zipRatio * bytes.length, SMALL)) return E.left('ZIP_RATIO_TOO_HIGH')
  return E.right({ unpacked, entries: () => unpack(view, listed), others: files.length - listed.length })
}

/** Below this size the ratio is not significant: a page of blanks compresses to very little. */
const SMALL = 64 * 1024

const isOfInterest = ({ name, unpacked }: ListedEntry): boolean =>
  unpacked > 0 &&
  !name.endsWith('/') &&
  !name.startsWith('__MACOSX/') &&
  !name.split(/[\\/]/).includes('..') &&
  !OF_SYSTEM.test(name)

/** Files that systems add by themselves, `._` to each file of macOS. */
const OF_SYSTEM = /(?:^|[\\/])(?:\.DS_Store|\._[^\\/]*|Thumbs\.db|desktop\.ini)$/i

/** Office files are archives too, and pages begin like XML. */
const OTHER_NAME =
  /\.(?:pdf|png|jpe?g|gif|webp|bmp|tiff?|heic|svg|html?|css|js|xslt?|xsd|docx?|xls[xmb]?|pptx?|od[stp]|rtf|eml|msg|url|lnk|db|ini)$/i

const FILE_RECORD = 0x04034b50
const FILE_RECORD_SIZE = 30

function* unpack(view: Buffer, listed: ReadonlyArray<ListedEntry>): Generator<ZipEntry, void> {
  for (const file of listed) {
    const { checksum, flags, name } = file
    const isEncrypted = (flags & 1) === 1
    const packed = isEncrypted ? undefined : packedBytes(view, file)
    const bytes = packed === undefined ? undefined : inflate(packed, file)
    if (bytes !== undefined && crc32(bytes) === checksum) yield { name, bytes }
    else yield { name, bytes: undefined, fault: isEncrypted ? 'ENCRYPTED_ENTRY' : 'DAMAGED_ENTRY' }
  }
}

const packedBytes = (view: Buffer, { at, packed }: ListedEntry): Buffer | undefined => {
  if (at + FILE_RECORD_SIZE > view.length || view.readUInt32LE(at) !== FILE_RECORD) return undefined
  const from = at + FILE_RECORD_SIZE + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28)
  return from + packed > view.length ? undefined : view.subarray(from, from + packed)
}

const STORED = 0
const DEFLATED = 8

const inflate = (packed: Buffer, { method, unpacked }: ListedEntry): Buffer | undefined => {
  if (method === STORED) return packed.length === unpacked ? packed : undefined
  if (method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: unpacked })
  } catch {
    return undefined
  }
}
