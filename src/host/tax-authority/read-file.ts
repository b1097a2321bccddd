import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isCfdi, readCfdi } from './cfdi.ts'
import { decodePlain, decodeXml } from './decode-text.ts'
import { isDteFile, readDteFile } from './dte-file.ts'
import { failed, toReading, type FileReading, type Findings } from './file-reading.ts'
import { readRegister } from './rcv.ts'
import { readMetadata } from './sat-metadata.ts'
import { sniffBytes, sniffText } from './sniff.ts'
import type { ReadErrorCode } from './tax-document.ts'
import { parseXml, type XmlElement } from './xml-tree.ts'
import { readZip } from './zip.ts'

/** Of one file, packed or not. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

/**
 * Everything that a file of a taxpayer's archive says: CFDI, DTE and its envelopes, AEC, RCV, SAT metadata, or a ZIP of
 * them. One reading per file, per entry in an archive; an archive of which nothing could be taken has one of its own,
 * after those of its entries. Pure, and total: whatever the bytes, it answers.
 */
export const readTaxFile = (name: string, bytes: Uint8Array): ReadonlyArray<FileReading> => [...readingsIn(name, bytes)]

/** The same, one by one: two thousand entries are seconds of work, between which a host has others to serve. */
export function* readingsIn(name: string, bytes: Uint8Array): Generator<FileReading, void> {
  if (bytes.length > MAX_FILE_BYTES) yield toReading(name, failed('FILE_TOO_LARGE'))
  else if (sniffBytes(bytes) === 'ZIP') yield* readZipped(name, bytes)
  else yield readPlainFile(name, bytes)
}

const readPlainFile = (name: string, bytes: Uint8Array): FileReading => toReading(name, findings(name, bytes))

const findings = (name: string, bytes: Uint8Array): Findings => {
  if (bytes.length > MAX_FILE_BYTES) return failed('FILE_TOO_LARGE')
  switch (sniffBytes(bytes)) {
    case 'EMPTY':
      return failed('EMPTY_FILE')
    case 'XML':
      return readXml(bytes)
    case 'TEXT':
      return readText(name, decodePlain(bytes))
    case 'ZIP':
      return failed('UNSUPPORTED_DOCUMENT')
  }
}

const readText = (name: string, text: string): Findings => {
  switch (sniffText(text)) {
    case 'METADATA':
      return readMetadata(text.trimStart())
    case 'REGISTER':
      return readRegister(text.trimStart())
    case 'UNKNOWN':
      return failed(PLAIN_NAME.test(name) ? 'UNSUPPORTED_DOCUMENT' : 'NOT_XML')
  }
}

/** What never claimed to be XML is not faulty XML. */
const PLAIN_NAME = /\.(?:txt|csv|zip)$/i

const readXml = (bytes: Uint8Array): Findings =>
  pipe(
    decodeXml(bytes),
    E.match(
      (code) => failed(code),
      ({ text, warnings }) => {
        const start = text.trimStart()
        const trimmed = start.length < text.length && start.startsWith('<?xml')
        const all = trimmed ? (['LEADING_WHITESPACE_TRIMMED', ...warnings] as const) : warnings
        return pipe(
          parseXml(start, UNREAD),
          E.match(
            (code: ReadErrorCode) => failed(code, all),
            (root) => {
              const read = readRoot(root)
              return { ...read, warnings: [...all, ...read.warnings] }
            },
          ),
        )
      },
    ),
  )

/** Lines, taxes, seals and whatever buyers add: no reader looks into them. */
const UNREAD: ReadonlySet<string> = new Set(['Detalle', 'TED', 'Signature', 'Conceptos', 'Impuestos', 'Addenda'])

const readRoot = (root: XmlElement): Findings => {
  if (isCfdi(root)) return readCfdi(root)
  return isDteFile(root) ? readDteFile(root) : failed('UNSUPPORTED_DOCUMENT')
}

function* readZipped(name: string, bytes: Uint8Array): Generator<FileReading, void> {
  const contents = readZip(bytes)
  if (E.isLeft(contents)) return yield toReading(name, failed(contents.left))
  const { entries, unreadable } = contents.right
  let isOfUse = false
  for (const entry of entries) {
    const reading = readPlainFile(`${name}/${entry.name}`, entry.bytes)
    isOfUse ||= reading.outcome !== 'REJECT'
    yield reading
  }
  for (const entry of unreadable) yield toReading(`${name}/${entry}`, failed('NO_VALID_ENTRIES'))
  if (!isOfUse) yield toReading(name, failed('NO_VALID_ENTRIES'))
}
