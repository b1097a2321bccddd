import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import { listArchive, type ArchiveFile } from './archive.ts'
import type { ReadingWorkers } from '../tasks.ts'

/** The name of a taxpayer in the documents of its folder, if one of the first is its own. */
export const nameInArchive = async (
  workers: Pick<ReadingWorkers, 'ask'>,
  limits: ReadingLimits,
  folder: string,
  { country, identifier }: { readonly country: Country; readonly identifier: string },
): Promise<string | undefined> => {
  const files = documentsFirst((await listArchive(folder)) ?? []).slice(0, MAX_FILES)
  const name = await workers.ask(
    'nameInFiles',
    { files, identifier, limits },
    { owner: `${country} ${identifier}`, limitMs: limits.readingMs, waits: 'ALWAYS' },
  )
  return E.isRight(name) ? name.right : undefined
}

/** Usually one is enough, and the operator waits for the result. */
const MAX_FILES = 32

/** Archives and registers are large and rarely contain the owner's name. */
const documentsFirst = (files: ReadonlyArray<ArchiveFile>): ReadonlyArray<ArchiveFile> =>
  files.toSorted(
    (a, b) => Number(!a.name.toLowerCase().endsWith('.xml')) - Number(!b.name.toLowerCase().endsWith('.xml')),
  )
