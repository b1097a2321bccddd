import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf } from '../../kernel/chunks.ts'
import { STANDARD_LIMITS } from '../../config/reading-limits.ts'

/** One file of a taxpayer's folder, by its relative path. */
export interface ArchiveFile {
  readonly name: string
  readonly path: string
  readonly size: number
}

/** A folder with more files is a configuration error. */
const MAX_ARCHIVE_FILES = 100_000

/**
 * The regular files below `folder`, sorted by name, so that listings are deterministic. Hidden files and links are
 * ignored. Undefined for an unreadable folder.
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
    files.push(
      ...(await Promise.all(
        some.map(async (path) => ({ name: path.slice(folder.length + 1), path, size: await sizeOf(path) })),
      )),
    )
  }
  return files
}

/** Concurrent size queries. */
const AT_ONCE = 16

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size
  } catch {
    return 0
  }
}

/** The bytes of an archived file. */
export const bytesOf = async (file: ArchiveFile): Promise<Uint8Array | undefined> => {
  if (file.size > STANDARD_LIMITS.fileBytes) return undefined
  try {
    return await readFile(file.path)
  } catch {
    return undefined
  }
}
