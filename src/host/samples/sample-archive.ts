import { existsSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { SampleCompany } from '#samples/sample-company.ts'
import type { SampleServices } from './sample-services.ts'
import { sampleFolder } from './write-samples.ts'

/** Writes missing documents of each company in a worker thread, because sealing takes a second. */
export const writeSampleArchives = async (
  { clock, dataFolder, workers }: Pick<SampleServices, 'clock' | 'dataFolder' | 'workers'>,
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
