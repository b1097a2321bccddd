import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { cleanName } from '../identity/clean-text.ts'
import { listArchive, readArchive, type ArchiveFile } from './archive.ts'
import type { TaxDocument } from './tax-document.ts'

/** How a company calls itself on a document, and when. */
export interface OwnName {
  readonly name: string
  readonly on: CivilDate
}

/** Undefined for documents that somebody else issued; those without a name repeat the tax id in its place. */
export const nameOfIssuer = (identifier: string, document: TaxDocument): OwnName | undefined => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry' || document.issuer.id !== identifier) return undefined
  const name = cleanName(document.issuer.name)
  return name === undefined || name === identifier ? undefined : { name, on: document.issueDate }
}

/** How a taxpayer calls itself in the documents of its folder, if one of the first ones is its own. */
export const nameInArchive = async (folder: string, identifier: string): Promise<string | undefined> => {
  const files = (await listArchive(folder)) ?? []
  for await (const { reading } of readArchive(documentsFirst(files).slice(0, MOST_FILES))) {
    for (const document of reading.documents) {
      const own = nameOfIssuer(identifier, document)
      if (own !== undefined) return own.name
    }
  }
  return undefined
}

/** One is enough as a rule; whoever waits for the answer is a person at a terminal. */
const MOST_FILES = 32

/** Archives and registers are large, and say little of their owner. */
const documentsFirst = (files: ReadonlyArray<ArchiveFile>): ReadonlyArray<ArchiveFile> =>
  files.toSorted((a, b) => Number(!a.name.toLowerCase().endsWith('.xml')) - Number(!b.name.toLowerCase().endsWith('.xml')))
