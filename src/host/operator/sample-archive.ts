import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SampleCompany } from '../samples/sample-company.ts'

/** Where the documents of a sample company lie. */
export const sampleFolder = (dataFolder: string, { identifier }: Pick<SampleCompany, 'identifier'>): string =>
  join(dataFolder, 'samples', identifier)

/** Writes the documents unless they are there: all of them or none, however it ends. */
export const writeSampleArchive = async (dataFolder: string, company: SampleCompany): Promise<string> => {
  const folder = sampleFolder(dataFolder, company)
  if (existsSync(folder)) return folder
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  await nextTurn()
  for (const { bytes, name } of company.files) await writeFile(join(part, name), bytes)
  await rename(part, folder)
  return folder
}
