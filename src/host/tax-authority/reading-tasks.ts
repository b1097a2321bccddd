import { readFileSync } from 'node:fs'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'
import { failed, toReading, type FileReading } from './file-reading.ts'
import { findingsIn, type Finding } from './importer-findings.ts'
import type { ArchiveFile } from './archive.ts'
import type { SourcedDocument } from './connector-documents.ts'
import { nameOfIssuer } from './document-names.ts'
import { readingsIn, type Room } from './read-file.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { concerns } from './resolve.ts'
import type { TaxDocument } from './tax-document.ts'

/** What is filed in one transaction, which holds up everybody else: so many documents, and so many characters of them. */
const PART_ITEMS = 200
const PART_CHARACTERS = 256 * 1024
/** Bytes of a file that is not read while others wait to be handed over: should it turn out hostile, they are safe. */
const LARGE = 64 * 1024

export interface UploadsToRead {
  readonly identifier: string
  readonly files: ReadonlyArray<UploadedFile>
  readonly limits: ReadingLimits
}

/** A finding, and the number of the file that it was found in. */
export interface Found {
  readonly finding: Finding
  readonly at: number
}

export interface UploadsPart {
  readonly findings: ReadonlyArray<Found>
  /** How many of the files are read to their end. */
  readonly done: number
}

/** What people hand in, as the report of an import counts it. What is not of the business goes no further than here. */
export function* readUploads({ files, identifier, limits }: UploadsToRead): Generator<UploadsPart, void> {
  const room: Room = { left: limits.requestUnpackedBytes }
  const part = newPart<Found>()
  for (const [at, { bytes, name }] of files.entries()) {
    if (bytes.length > LARGE && !part.isEmpty()) yield { findings: part.take(), done: at }
    for (const reading of readingsIn(name, bytes, limits, room)) {
      for (const finding of findingsIn(identifier, reading).flatMap(piecesOf)) {
        const full = part.add({ finding, at }, finding.documents)
        if (full !== undefined) yield { findings: full, done: at }
      }
    }
    if (bytes.length > LARGE) yield { findings: part.take(), done: at + 1 }
  }
  yield { findings: part.take(), done: files.length }
}

/** The lines of a register are one finding, and may be more than a part holds. */
const piecesOf = (finding: Finding): ReadonlyArray<Finding> => {
  if (finding.documents.length <= PIECE) return [finding]
  const pieces: Array<Finding> = []
  for (let from = 0; from < finding.documents.length; from += PIECE) {
    pieces.push({ ...finding, documents: finding.documents.slice(from, from + PIECE), continues: from > 0 })
  }
  return pieces
}

const PIECE = 100

export interface FolderToRead {
  readonly identifier: string
  readonly files: ReadonlyArray<ArchiveFile>
  readonly limits: ReadingLimits
}

export interface FolderPart {
  /** In which the business has a part. */
  readonly documents: ReadonlyArray<SourcedDocument>
  /** How many were read in which it has none. */
  readonly foreign: number
  /** How many files or documents were not taken, by code. */
  readonly failures: Readonly<Record<string, number>>
  /** What the reader threw. */
  readonly faults: ReadonlyArray<string>
  readonly done: number
}

export function* readFolder({ files, identifier, limits }: FolderToRead): Generator<FolderPart, void> {
  const part = newPart<SourcedDocument>()
  let rest = newRest()
  const withRest = (some: ReadonlyArray<SourcedDocument>, done: number): FolderPart => {
    const taken = {
      documents: some,
      foreign: rest.foreign,
      failures: Object.fromEntries(rest.failures),
      faults: rest.faults,
      done,
    }
    rest = newRest()
    return taken
  }
  for (const [at, file] of files.entries()) {
    if (file.size > LARGE && at > 0) yield withRest(part.take(), at)
    for (const { documents, failures } of readingsOf(file, limits)) {
      const own = documents.filter((document) => concerns(identifier, document))
      rest.foreign += documents.length - own.length
      for (const { code, fault } of failures) {
        rest.failures.set(code, (rest.failures.get(code) ?? 0) + 1)
        if (fault !== undefined) rest.faults.push(fault)
      }
      for (const document of own) {
        const full = part.add({ document, source: `archive:${file.name}` }, [document])
        if (full !== undefined) yield withRest(full, at)
      }
    }
  }
  yield withRest(part.take(), files.length)
}

const newRest = () => ({ foreign: 0, failures: new Map<string, number>(), faults: new Array<string>() })

/** How a taxpayer calls itself, if one of the files is its own. */
export const nameInFiles = ({ files, identifier, limits }: FolderToRead): string | undefined => {
  for (const file of files) {
    for (const { documents } of readingsOf(file, limits)) {
      for (const document of documents) {
        const own = nameOfIssuer(identifier, document)
        if (own !== undefined) return own.name
      }
    }
  }
  return undefined
}

const readingsOf = ({ name, path, size }: ArchiveFile, limits: ReadingLimits): Iterable<FileReading> => {
  if (size > limits.fileBytes) return [toReading(name, failed('FILE_TOO_LARGE'))]
  try {
    return readingsIn(name, readFileSync(path), limits, { left: Number.POSITIVE_INFINITY })
  } catch {
    return [toReading(name, failed('EMPTY_FILE'))]
  }
}

/** Gathers until a part is full. What alone exceeds a part is a part. */
const newPart = <A>() => {
  let items: Array<A> = []
  let documents = 0
  let characters = 0
  return {
    isEmpty: (): boolean => items.length === 0,
    /** Adds the item, and gives what was gathered before when it does not fit beside it. */
    add: (item: A, more: ReadonlyArray<TaxDocument>): ReadonlyArray<A> | undefined => {
      const size = more.reduce((sum, document) => sum + JSON.stringify(document).length, 0)
      const fits =
        items.length < PART_ITEMS && documents + more.length <= PART_ITEMS && characters + size <= PART_CHARACTERS
      const before = fits || items.length === 0 ? undefined : items
      if (before !== undefined) [items, documents, characters] = [[], 0, 0]
      items.push(item)
      documents += more.length
      characters += size
      return before
    },
    take: (): ReadonlyArray<A> => {
      const taken = items
      ;[items, documents, characters] = [[], 0, 0]
      return taken
    },
  }
}
