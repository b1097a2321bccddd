import * as E from 'fp-ts/Either'
import { writeSampleArchives } from '../samples/sample-archive.ts'
import { loginLines, registerSamples } from '../samples/sample-companies.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Creates the sample companies with their archives, ready to link their credentials. Idempotent. */
export const sample = async (services: OperatorServices): Promise<CommandResult> => {
  const accounts = await registerSamples(services)
  const folders = await writeSampleArchives(
    services,
    accounts.map(({ company }) => company),
  )
  return E.right([
    'Empresas de ejemplo:',
    '',
    ...loginLines(accounts),
    ...folders.map((folder) => `Documentos en ${folder}`),
  ])
}
