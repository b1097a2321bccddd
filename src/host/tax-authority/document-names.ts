import type { KnownName } from '../business/known-names.ts'
import { listArchive, readArchive, type ArchiveFile } from './archive.ts'
import type { Party, TaxDocument } from './tax-document.ts'

/** Everybody whom a document names beside a tax id. */
export const namesIn = (document: TaxDocument): ReadonlyArray<KnownName> =>
  partiesOf(document).map(({ id, name }) => ({ country: document.country, identifier: id, name }))

/** How the documents of a folder call a taxpayer, if one of the first ones does. */
export const nameInArchive = async (folder: string, identifier: string): Promise<KnownName | undefined> => {
  const files = (await listArchive(folder)) ?? []
  for await (const { reading } of readArchive(documentsFirst(files).slice(0, MOST_FILES))) {
    const known = reading.documents.flatMap(namesIn).find((one) => one.identifier === identifier && one.name !== identifier)
    if (known !== undefined) return known
  }
  return undefined
}

/** One is enough as a rule; whoever waits for the answer is a person at a terminal. */
const MOST_FILES = 32

/** Archives and registers are large, and say little of their owner. */
const documentsFirst = (files: ReadonlyArray<ArchiveFile>): ReadonlyArray<ArchiveFile> =>
  files.toSorted((a, b) => Number(!a.name.toLowerCase().endsWith('.xml')) - Number(!b.name.toLowerCase().endsWith('.xml')))

const partiesOf = (document: TaxDocument): ReadonlyArray<Party> => {
  switch (document._tag) {
    case 'RegisterEntry':
    case 'ThirdPartyEntry':
      return [document.party]
    case 'Assignment':
      return [document.issuer, document.receiver, document.assignor, document.assignee]
    default:
      return [document.issuer, document.receiver]
  }
}
