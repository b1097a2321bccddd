import { lstat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../../database/database.ts'
import { bytesOf } from './archive.ts'
import { ownerOf } from '../owner.ts'
import { originalOf } from '../store/originals.ts'
import type { Taxpayers } from './taxpayers.ts'

/** The bytes of an original by its `source`, as in `SourcedDocument`; undefined when they are not at hand any more. */
export type ReadOriginal = (source: string) => Promise<Uint8Array | undefined>

/** Reads the originals of a business, imported or in the archive of its tax authority. */
export type OriginalsOf = (businessId: BusinessId) => Promise<ReadOriginal>

export interface OriginalReaderDependencies {
  readonly database: Database
  readonly taxpayers: Pick<Taxpayers, 'find'>
}

export const makeOriginalReader =
  ({ database, taxpayers }: OriginalReaderDependencies): OriginalsOf =>
  async (businessId) => {
    const rows = database.ofBusiness(businessId)
    const { country, identifier } = await ownerOf(rows, businessId)
    const folder = (await taxpayers.find(country, identifier))?.documents
    return async (source) => {
      const imported = /^import:(\d+)$/.exec(source)?.[1]
      if (imported !== undefined) return originalOf(rows, businessId, Number(imported))
      return folder === undefined ? undefined : archived(folder, source.slice(ARCHIVE.length))
    }
  }

const ARCHIVE = 'archive:'

/** Regular files inside the folder only, as `listArchive` lists them. */
const archived = async (folder: string, name: string): Promise<Uint8Array | undefined> => {
  const path = join(folder, name)
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined
  const entry = await lstat(path).catch(() => undefined)
  return entry?.isFile() === true ? bytesOf({ name, path, size: entry.size }) : undefined
}
