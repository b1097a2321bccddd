import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { failed, toReading, type FileReading } from './file-reading.ts'
import { MAX_FILE_BYTES, readingsIn } from './read-file.ts'

/** One file of a taxpayer's folder, by its path below it. */
export interface ArchiveFile {
  readonly name: string
  readonly path: string
  readonly size: number
}

/** Beyond it a folder is not an archive but a mistake. */
const MAX_ARCHIVE_FILES = 100_000

/**
 * The regular files below `folder`, by name, so that two listings of one archive are equal. Hidden files and links are left
 * alone. Undefined when the folder cannot be read.
 */
export const listArchive = async (folder: string): Promise<ReadonlyArray<ArchiveFile> | undefined> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (entries === undefined) return undefined
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, MAX_ARCHIVE_FILES)
  const files: Array<ArchiveFile> = []
  for (const some of chunksOf(paths, AT_ONCE)) {
    files.push(...(await Promise.all(some.map(async (path) => ({ name: path.slice(folder.length + 1), path, size: await sizeOf(path) })))))
  }
  return files
}

/** What the files say, one by one in their order, others getting their turn between; the next are fetched meanwhile. */
export async function* readArchive(files: ReadonlyArray<ArchiveFile>): AsyncGenerator<ArchiveReading> {
  const chunks = chunksOf(files, AT_ONCE)
  let next = fetchAll(chunks[0] ?? [])
  for (const [at] of chunks.entries()) {
    const fetched = await next
    next = fetchAll(chunks[at + 1] ?? [])
    for (const { file, bytes } of fetched) {
      let size = file.size
      for (const reading of readingsOf(file, bytes)) {
        yield { name: file.name, size, reading }
        size = 0
        await nextTurn()
      }
    }
  }
}

export interface ArchiveReading {
  /** Of the file. */
  readonly name: string
  /** Bytes of the file; with the second entry of an archive and those after it, none. */
  readonly size: number
  readonly reading: FileReading
}

/** Files in hand at a time: enough to hide the disk, few enough to hold. */
const AT_ONCE = 16

export const chunksOf = <A>(list: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size
  } catch {
    return 0
  }
}

interface Fetched {
  readonly file: ArchiveFile
  readonly bytes: Uint8Array | 'TOO_LARGE' | 'UNREADABLE'
}

const fetchAll = (files: ReadonlyArray<ArchiveFile>): Promise<ReadonlyArray<Fetched>> => Promise.all(files.map(fetchOne))

const fetchOne = async (file: ArchiveFile): Promise<Fetched> => ({ file, bytes: await bytesOf(file) })

/** A file of the archive as it lies there. */
export const bytesOf = async (file: ArchiveFile): Promise<Fetched['bytes']> => {
  if (file.size > MAX_FILE_BYTES) return 'TOO_LARGE'
  try {
    return await readFile(file.path)
  } catch {
    return 'UNREADABLE'
  }
}

const readingsOf = ({ name }: ArchiveFile, bytes: Fetched['bytes']): Iterable<FileReading> => {
  if (bytes === 'TOO_LARGE') return [toReading(name, failed('FILE_TOO_LARGE'))]
  return bytes === 'UNREADABLE' ? [toReading(name, failed('EMPTY_FILE'))] : readingsIn(name, bytes)
}
