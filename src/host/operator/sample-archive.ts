import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeSampleAuthority, type SampleAuthority } from '../samples/sample-authority.ts'
import type { SampleCompany } from '../samples/sample-company.ts'
import { sampleCompanies } from '../samples/samples.ts'
import type { OperatorServices } from './operator-commands.ts'

/** The document folder of a sample company. */
export const sampleFolder = (dataFolder: string, { identifier }: Pick<SampleCompany, 'identifier'>): string =>
  join(dataFolder, 'samples', identifier)

/** The root certificates of the sample issuers; their keys are stored nowhere. */
export const sampleRootsFolder = (dataFolder: string): string => join(dataFolder, 'samples', 'roots')

/** Writes missing documents of each company in a worker thread, because sealing takes a second. */
export const writeSampleArchives = async (
  { clock, dataFolder, workers }: Pick<OperatorServices, 'clock' | 'dataFolder' | 'workers'>,
  companies: ReadonlyArray<SampleCompany>,
): Promise<ReadonlyArray<string>> => {
  const folders = companies.map((company) => sampleFolder(dataFolder, company))
  if (folders.every((folder) => existsSync(folder))) return folders
  const written = await workers.ask(
    'writeSamples',
    { dataFolder, today: clock.today('CL') },
    { owner: 'samples', limitMs: LIMIT_MS },
  )
  if (E.isLeft(written)) throw new Error(`the samples were not written: ${written.left}`)
  return folders
}

const LIMIT_MS = 120_000

/** The part in the worker thread: all documents of a company or none, in any case. */
export const writeSamples = async ({
  dataFolder,
  today,
}: {
  readonly dataFolder: string
  readonly today: CivilDate
}): Promise<true> => {
  const missing = sampleCompanies(today).filter((company) => !existsSync(sampleFolder(dataFolder, company)))
  const authority = await makeSampleAuthority()
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
