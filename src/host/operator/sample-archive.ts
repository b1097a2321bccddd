import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeSampleAuthority, type SampleAuthority } from '../samples/sample-authority.ts'
import type { SampleCompany } from '../samples/sample-company.ts'

/** Where the documents of a sample company lie. */
export const sampleFolder = (dataFolder: string, { identifier }: Pick<SampleCompany, 'identifier'>): string =>
  join(dataFolder, 'samples', identifier)

/** The certificates of those who certified the issuers of the samples; their keys are kept nowhere. */
export const sampleRootsFolder = (dataFolder: string): string => join(dataFolder, 'samples', 'roots')

/** Writes the documents of each company unless they are there: all of one or none, however it ends. */
export const writeSampleArchives = async (
  dataFolder: string, companies: ReadonlyArray<SampleCompany>,
): Promise<ReadonlyArray<string>> => {
  const missing = companies.filter((company) => !existsSync(sampleFolder(dataFolder, company)))
  if (missing.length > 0) {
    const authority = await makeSampleAuthority()
    await keepRoot(dataFolder, authority)
    for (const company of missing) await writeArchive(sampleFolder(dataFolder, company), company, authority)
  }
  return companies.map((company) => sampleFolder(dataFolder, company))
}

/** Before the documents that need it. */
const keepRoot = async (dataFolder: string, { root }: SampleAuthority): Promise<void> => {
  const folder = sampleRootsFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${createHash('sha256').update(root).digest('hex').slice(0, 16)}.pem`), root)
}

const writeArchive = async (folder: string, company: SampleCompany, authority: SampleAuthority): Promise<void> => {
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  await nextTurn()
  for (const { bytes, name } of company.files(authority)) await writeFile(join(part, name), bytes)
  await rename(part, folder)
}
