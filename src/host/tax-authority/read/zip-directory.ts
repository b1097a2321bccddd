import { extraField, readUInt64 } from './zip-extra.ts'
import { entryName } from './zip-names.ts'

/** The statements of an archive's directory about an entry. Nothing of them is checked. */
export interface ListedEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_RECORD_SIZE = 46

/** The entries, up to one more than `most`; undefined for a directory that is not there or not whole. */
export const readDirectory = (view: Buffer, most: number): ReadonlyArray<ListedEntry> | undefined => {
  const place = placeOf(view)
  if (place === undefined) return undefined
  let { at } = place
  const listed: Array<ListedEntry> = []
  while (listed.length < place.count && listed.length <= most) {
    if (at + DIRECTORY_RECORD_SIZE > view.length || view.readUInt32LE(at) !== DIRECTORY_RECORD) return undefined
    const nameEnd = at + DIRECTORY_RECORD_SIZE + view.readUInt16LE(at + 28)
    const extraEnd = nameEnd + view.readUInt16LE(at + 30)
    listed.push(
      entryOf(
        view.subarray(at, at + DIRECTORY_RECORD_SIZE),
        view.subarray(at + DIRECTORY_RECORD_SIZE, nameEnd),
        view.subarray(nameEnd, extraEnd),
      ),
    )
    at = extraEnd + view.readUInt16LE(at + 32)
  }
  return listed
}

const entryOf = (record: Buffer, name: Buffer, extra: Buffer): ListedEntry => {
  const flags = record.readUInt16LE(8)
  const [unpacked = 0, packed = 0, at = 0] = widened(
    [record.readUInt32LE(24), record.readUInt32LE(20), record.readUInt32LE(42)],
    extra,
  )
  return {
    name: entryName(name, flags, extra),
    flags,
    method: record.readUInt16LE(10),
    checksum: record.readUInt32LE(16),
    packed,
    unpacked,
    at,
  }
}

/** Fields of 32 and of 16 bits with only ones say: the value is elsewhere, in 64. */
const ELSEWHERE = 0xffffffff
const ELSEWHERE_SHORT = 0xffff
const ZIP64 = 0x0001

/** The fields of an entry that say so are in its extra field, in the same order. Where that is too short they stay. */
const widened = (values: ReadonlyArray<number>, extra: Buffer): ReadonlyArray<number> => {
  const wide = values.includes(ELSEWHERE) ? extraField(extra, ZIP64) : undefined
  if (wide === undefined) return values
  let from = 0
  return values.map((value) => {
    if (value !== ELSEWHERE || from + 8 > wide.length) return value
    from += 8
    return readUInt64(wide, from - 8)
  })
}

const END_RECORD = 0x06054b50
const END_RECORD_SIZE = 22
const MAX_COMMENT_LENGTH = 65_535
const LOCATOR = 0x07064b50
const LOCATOR_SIZE = 20
const WIDE_END_RECORD = 0x06064b50
const WIDE_END_RECORD_SIZE = 56

interface Place {
  readonly count: number
  readonly at: number
}

/** By the end record and, for what that says is elsewhere, by the one of ZIP64. */
const placeOf = (view: Buffer): Place | undefined => {
  const end = findEndRecord(view)
  if (end === undefined) return undefined
  const [count, at] = [view.readUInt16LE(end + 10), view.readUInt32LE(end + 16)]
  const wide = count === ELSEWHERE_SHORT || at === ELSEWHERE ? findWideEndRecord(view, end) : undefined
  if (wide === undefined) return { count, at }
  return {
    count: count === ELSEWHERE_SHORT ? readUInt64(view, wide + 32) : count,
    at: at === ELSEWHERE ? readUInt64(view, wide + 48) : at,
  }
}

/** It is at the end of an archive, before a comment of unknown length. */
const findEndRecord = (view: Buffer): number | undefined => {
  const first = Math.max(0, view.length - END_RECORD_SIZE - MAX_COMMENT_LENGTH)
  for (let at = view.length - END_RECORD_SIZE; at >= first; at -= 1) {
    if (view.readUInt32LE(at) === END_RECORD) return at
  }
  return undefined
}

/** Where the locator before the end record says. */
const findWideEndRecord = (view: Buffer, end: number): number | undefined => {
  const locator = end - LOCATOR_SIZE
  if (locator < 0 || view.readUInt32LE(locator) !== LOCATOR) return undefined
  const at = readUInt64(view, locator + 8)
  return at + WIDE_END_RECORD_SIZE <= locator && view.readUInt32LE(at) === WIDE_END_RECORD ? at : undefined
}
