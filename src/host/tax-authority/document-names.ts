import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseName } from '../identity/normalise-text.ts'
import type { Workers } from '../workers/tasks.ts'
import { listArchive, type ArchiveFile } from './archive.ts'
import type { ReadingLimits } from './reading-limits.ts'
import type { TaxDocument } from './tax-document.ts'

/** A company's name on a document, and its date. */
export interface OwnName {
  readonly name: string
  readonly on: CivilDate
}

/** Undefined for documents of other issuers; documents without a name repeat the tax id. */
export const nameOfIssuer = (identifier: string, document: TaxDocument): OwnName | undefined => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry' || document.issuer.id !== identifier)
    return undefined
  const name = normaliseName(document.issuer.name)
  return name === undefined || name === identifier ? undefined : { name, on: document.issueDate }
}

/** The name of a taxpayer in the documents of its folder, if one of the first is its own. */
export const nameInArchive = async (
  workers: Pick<Workers, 'ask'>,
  limits: ReadingLimits,
  folder: string,
  { country, identifier }: { readonly country: Country; readonly identifier: string },
): Promise<string | undefined> => {
  const files = documentsFirst((await listArchive(folder)) ?? []).slice(0, MOST_FILES)
  const name = await workers.ask(
    'nameInFiles',
    { files, identifier, limits },
    { owner: `${country} ${identifier}`, limitMs: limits.readingMs, waits: 'ALWAYS' },
  )
  return E.isRight(name) ? name.right : undefined
}

/** Usually one is enough, and the operator waits for the result. */
const MOST_FILES = 32

/** Archives and registers are large and rarely contain the owner's name. */
const documentsFirst = (files: ReadonlyArray<ArchiveFile>): ReadonlyArray<ArchiveFile> =>
  files.toSorted(
    (a, b) => Number(!a.name.toLowerCase().endsWith('.xml')) - Number(!b.name.toLowerCase().endsWith('.xml')),
  )
