import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { dataPath } from '../kernel/data-folder.ts'
import { originalOf } from './original-of.ts'
import { makeSampleAuthority, type SampleAuthority } from '#samples/sample-authority.ts'
import type { SampleCompany } from '#samples/sample-company.ts'
import { sampleCompanies } from '#samples/samples.ts'

/** The document folder of a sample company. */
export const sampleFolder = (dataFolder: string, { identifier }: Pick<SampleCompany, 'identifier'>): string =>
  dataPath(dataFolder, 'samples', identifier)

/** The root certificates of the sample issuers; their keys are stored nowhere. */
export const sampleRootsFolder = (dataFolder: string): string => dataPath(dataFolder, 'samples', 'roots')

/** The part in the worker thread: all documents of a company or none, in any case. */
export const writeSamples = async ({
  dataFolder,
  today,
}: {
  readonly dataFolder: string
  readonly today: CivilDate
}): Promise<true> => {
  const missing = sampleCompanies(today).filter((company) => !existsSync(sampleFolder(dataFolder, company)))
  const authority = await makeSampleAuthority(originalOf)
  await keepRoot(dataFolder, authority)
  for (const company of missing) await writeArchive(sampleFolder(dataFolder, company), company, authority)
  return true
}

/** Written before the documents that need it. */
const keepRoot = async (dataFolder: string, { root }: SampleAuthority): Promise<void> => {
  const folder = sampleRootsFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${createHash('sha256').update(root).digest('hex').slice(0, 16)}.pem`), root)
}

const writeArchive = async (folder: string, company: SampleCompany, authority: SampleAuthority): Promise<void> => {
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  for (const { bytes, name } of company.files(authority)) await writeFile(join(part, name), bytes)
  await rename(part, folder)
}
