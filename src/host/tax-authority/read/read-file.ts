import * as E from 'fp-ts/Either'
import { STANDARD_LIMITS, type ReadingLimits } from '../../config/reading-limits.ts'
import { isCfdi, readCfdi } from './cfdi.ts'
import { decodePlain, decodeXml } from './decode-text.ts'
import { detectByteFormat, detectTextFormat, isZip } from './detect-format.ts'
import { isDteFile, readDteFile } from './dte-file.ts'
import { failed, faulty, otherFiles, toReading, type FileReading, type ReadResult } from './file-reading.ts'
import { readRegister } from './rcv.ts'
import { readMetadata } from './sat-metadata.ts'
import type { ReadErrorCode, WarningCode } from './tax-document.ts'
import { parseXml, type XmlElement } from './xml-tree.ts'
import { readZip } from './zip.ts'

/**
 * Reads a file of a taxpayer's archive: CFDI, DTE and its envelopes, AEC, RCV, SAT metadata, or a ZIP of them. Returns
 * one reading per file, and per entry of an archive; an archive without any usable entry has one more, after its
 * entries. Pure and total for any bytes.
 */
export const readTaxFile = (
  name: string,
  bytes: Uint8Array,
  limits: ReadingLimits = STANDARD_LIMITS,
): ReadonlyArray<FileReading> => [...readingsIn(name, bytes, limits, { left: Number.POSITIVE_INFINITY })]

/** The remaining unpack budget of a request; each file uses a part. */
export interface Room {
  left: number
}

/** Lazy, so that at most one unpacked file is in memory. */
export function* readingsIn(
  name: string,
  bytes: Uint8Array,
  limits: ReadingLimits,
  room: Room,
): Generator<FileReading, void> {
  if (bytes.length > limits.fileBytes) yield toReading(name, failed('FILE_TOO_LARGE'))
  else if (isZip(bytes)) yield* readZipped(name, bytes, limits, room)
  else if (!takeRoom(room, bytes.length)) yield toReading(name, failed('IMPORT_TOO_LARGE'))
  else yield readPlainFile(name, bytes, limits)
}

const takeRoom = (room: Room, size: number): boolean => {
  if (size > room.left) return false
  room.left -= size
  return true
}

/** A failure of the reader affects only the file that causes it. */
const readPlainFile = (name: string, bytes: Uint8Array, limits: ReadingLimits): FileReading => {
  try {
    return toReading(name, findings(name, bytes, limits))
  } catch (error) {
    return toReading(name, faulty(error))
  }
}

const findings = (name: string, bytes: Uint8Array, limits: ReadingLimits): ReadResult => {
  if (bytes.length > limits.fileBytes) return failed('FILE_TOO_LARGE')
  switch (detectByteFormat(bytes)) {
    case 'EMPTY':
      return failed('EMPTY_FILE')
    case 'XML':
      return readXml(bytes, limits)
    case 'TEXT':
      return readText(name, decodePlain(bytes), limits)
    case 'ZIP':
      return failed('ZIP_IN_ZIP')
  }
}

const readText = (name: string, text: string, { fileElements }: ReadingLimits): ReadResult => {
  if (linesIn(text, fileElements) > fileElements) return failed('FILE_TOO_MANY_ELEMENTS')
  switch (detectTextFormat(text)) {
    case 'METADATA':
      return readMetadata(text.trimStart())
    case 'REGISTER':
      return readRegister(text.trimStart())
    case 'UNKNOWN':
      return failed(PLAIN_NAME.test(name) ? 'UNSUPPORTED_DOCUMENT' : 'NOT_XML')
  }
}

/** Counts up to one more than `most`. */
const linesIn = (text: string, most: number): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1 && lines <= most; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** A file without the name of an XML file is not reported as faulty XML. */
const PLAIN_NAME = /\.(?:txt|csv|zip)$/i

const readXml = (bytes: Uint8Array, limits: ReadingLimits): ReadResult => {
  const decoded = decodeXml(bytes)
  if (E.isLeft(decoded)) return failed(decoded.left)
  const { text, warnings } = decoded.right
  const start = text.trimStart()
  const trimmed = start.length < text.length && start.startsWith('<?xml')
  const all: ReadonlyArray<WarningCode> = trimmed ? ['LEADING_WHITESPACE_TRIMMED', ...warnings] : warnings
  const root = parseXml(start, UNREAD, limits)
  if (E.isLeft(root)) return failed(root.left, all)
  const read = readRoot(root.right)
  return all.length === 0 ? read : { ...read, warnings: [...all, ...read.warnings] }
}

/** Lines, taxes, seals and addenda: no reader needs their content. */
export const UNREAD: ReadonlySet<string> = new Set(['Detalle', 'TED', 'Signature', 'Conceptos', 'Impuestos', 'Addenda'])

const readRoot = (root: XmlElement): ReadResult => {
  if (isCfdi(root)) return readCfdi(root)
  return isDteFile(root) ? readDteFile(root) : failed('UNSUPPORTED_DOCUMENT')
}

function* readZipped(name: string, bytes: Uint8Array, limits: ReadingLimits, room: Room): Generator<FileReading, void> {
  const contents = readZip(bytes, limits)
  if (E.isLeft(contents)) return yield toReading(name, failed(contents.left))
  if (!takeRoom(room, contents.right.unpacked)) return yield toReading(name, failed('IMPORT_TOO_LARGE'))
  let isOfUse = false
  let { others } = contents.right
  for (const entry of contents.right.entries()) {
    const path = `${name}/${entry.name}`
    const reading =
      entry.bytes === undefined ? toReading(path, failed(entry.fault)) : readPlainFile(path, entry.bytes, limits)
    isOfUse ||= reading.outcome !== 'REJECT'
    if (isOther(entry.name, reading)) others += 1
    else yield reading
  }
  if (others > 0) yield toReading(name, otherFiles(others))
  if (!isOfUse) yield toReading(name, failed('NO_VALID_ENTRIES'))
}

/** Neither the name nor the content is that of a document: one line tells of all of them. */
const isOther = (name: string, { failures, outcome }: FileReading): boolean =>
  outcome === 'REJECT' && !DOCUMENT_NAME.test(name) && failures.every(({ code }) => OF_OTHERS.has(code))

const DOCUMENT_NAME = /\.(?:xml|txt|csv|zip)$/i
const OF_OTHERS: ReadonlySet<ReadErrorCode> = new Set(['NOT_XML', 'UNSUPPORTED_DOCUMENT', 'EMPTY_FILE', 'ZIP_IN_ZIP'])
