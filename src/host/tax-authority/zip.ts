import { crc32, inflateRawSync } from 'node:zlib'
import * as E from 'fp-ts/Either'

/** A file of an archive. Its name is for reports; it is never a path. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ZipContents {
  readonly entries: ReadonlyArray<ZipEntry>
  /** Entries that are there and cannot be read: encrypted, damaged, of an unknown compression. */
  readonly unreadable: ReadonlyArray<string>
}

export const MAX_ENTRIES = 2000
const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_RATIO = 100

/**
 * The files of an archive, by its directory. No size that the archive claims is believed: what unpacks to more than the
 * limits is stopped on the way, and what does not have its own checksum is not handed out.
 */
export const readZip = (bytes: Uint8Array): E.Either<'NO_VALID_ENTRIES' | 'FILE_TOO_LARGE', ZipContents> => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = readDirectory(view)
  if (directory === undefined) return E.left('NO_VALID_ENTRIES')
  if (directory.length > MAX_ENTRIES) return E.left('FILE_TOO_LARGE')
  const allowance = Math.min(MAX_UNPACKED, Math.max(MAX_RATIO * bytes.length, SMALL))
  return unpack(view, directory.filter(isOfInterest), allowance)
}

/** Below this a ratio says nothing: a page of blanks packs to very little. */
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

const readDirectory = (view: Buffer): ReadonlyArray<Listed> | undefined => {
  const end = findEndRecord(view)
  if (end === undefined) return undefined
  const count = view.readUInt16LE(end + 10)
  let at = view.readUInt32LE(end + 16)
  const listed: Array<Listed> = []
  while (listed.length < count && listed.length <= MAX_ENTRIES) {
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

/** It is the last thing of an archive, before a comment of unknown length. */
const findEndRecord = (view: Buffer): number | undefined => {
  const first = Math.max(0, view.length - END_RECORD_SIZE - LONGEST_COMMENT)
  for (let at = view.length - END_RECORD_SIZE; at >= first; at -= 1) {
    if (view.readUInt32LE(at) === END_RECORD) return at
  }
  return undefined
}

const unpack = (
  view: Buffer,
  listed: ReadonlyArray<Listed>,
  allowance: number,
): E.Either<'FILE_TOO_LARGE', ZipContents> => {
  const entries: Array<ZipEntry> = []
  const unreadable: Array<string> = []
  let left = allowance
  for (const file of listed) {
    const packed = packedBytes(view, file)
    const bytes = packed === undefined ? undefined : inflate(packed, file.method, left)
    if (bytes === 'TOO_LARGE') return E.left('FILE_TOO_LARGE')
    if (bytes === undefined || crc32(bytes) !== file.checksum) unreadable.push(file.name)
    else entries.push({ name: file.name, bytes })
    left -= bytes?.length ?? 0
  }
  return E.right({ entries, unreadable })
}

const packedBytes = (view: Buffer, { at, flags, packed }: Listed): Buffer | undefined => {
  const encrypted = (flags & 1) === 1
  if (encrypted || at + FILE_RECORD_SIZE > view.length || view.readUInt32LE(at) !== FILE_RECORD) return undefined
  const from = at + FILE_RECORD_SIZE + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28)
  return from + packed > view.length ? undefined : view.subarray(from, from + packed)
}

const STORED = 0
const DEFLATED = 8

const inflate = (packed: Buffer, method: number, allowance: number): Buffer | 'TOO_LARGE' | undefined => {
  if (method === STORED) return packed.length > allowance ? 'TOO_LARGE' : packed
  if (method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(allowance, 1) })
  } catch (cause) {
    return cause instanceof RangeError ? 'TOO_LARGE' : undefined
  }
}
