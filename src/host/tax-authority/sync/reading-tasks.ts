import { readFileSync } from 'node:fs'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import type { UploadedFile } from '../../kernel/uploaded-file.ts'
import type { ArchiveFile } from './archive.ts'
import { concerns } from '../read/concerns.ts'
import type { SourcedDocument } from '../store/document-row.ts'
import { failed, faulty, storableIn, toReading, type FileReading } from '../read/file-reading.ts'
import { findingsIn, type Finding } from './importer-findings.ts'
import { nameOfIssuer } from './issuer-name.ts'
import { readingsIn, type Room } from '../read/read-file.ts'
import type { TaxDocument } from '../read/tax-document.ts'

/** The size of one transaction, which blocks other calls: number of documents, and number of characters. */
const PART_ITEMS = 200
const PART_CHARACTERS = 256 * 1024
/** A file of this size is not read while results of others are pending: should it be hostile, they are safe. */
const LARGE = 64 * 1024

export interface UploadsToRead {
  readonly identifier: string
  readonly files: ReadonlyArray<UploadedFile>
  readonly limits: ReadingLimits
}

/** A finding with the number of its file. */
export interface Found {
  readonly finding: Finding
  readonly at: number
}

export interface UploadsPart {
  readonly findings: ReadonlyArray<Found>
  /** The number of completely read files. */
  readonly done: number
}

/** Reads uploads in the format of the import report. Documents of other businesses are dropped here. */
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

/** The lines of a register are one finding, and may exceed a chunk. */
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
  /** Documents in which the business is a party. */
  readonly documents: ReadonlyArray<SourcedDocument>
  /** The number of documents in which it is none. */
  readonly foreign: number
  /** The number of rejected files or documents, by code. */
  readonly failures: Readonly<Record<string, number>>
  /** Errors thrown by readers. */
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
    for (const reading of readingsOf(file, limits)) {
      const documents = storableIn(reading)
      const own = documents.filter((document) => concerns(identifier, document))
      rest.foreign += documents.length - own.length
      for (const { code, fault, unvalued } of reading.failures) {
        if (unvalued !== undefined) continue
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

/** The name of a taxpayer, if one of the files is its own. */
export const nameInFiles = ({ files, identifier, limits }: FolderToRead): string | undefined => {
  for (const file of files) {
    for (const reading of readingsOf(file, limits)) {
      for (const document of storableIn(reading)) {
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
  } catch (error) {
    return [toReading(name, faulty(error))]
  }
}

/** Collects items until a chunk is full. A larger item is a chunk by itself. */
const newPart = <A>() => {
  let items: Array<A> = []
  let documents = 0
  let characters = 0
  return {
    isEmpty: (): boolean => items.length === 0,
    /** Adds the item, and returns the previous chunk when the item does not fit. */
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
