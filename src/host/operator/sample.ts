import * as E from 'fp-ts/Either'
import { writeSampleArchives } from '../samples/sample-archive.ts'
import { loginLines, registerSamples } from '../samples/sample-companies.ts'
import type { SampleServices } from '../samples/sample-services.ts'
import { command } from './command.ts'

/** Creates the sample companies with their archives, ready to link their credentials. Idempotent. */
export const sample = command({
  name: 'sample',
  summary: 'Prepara las dos empresas de ejemplo y muestra con qué se ingresa a cada una.',
  args: {},
  run: async (services: SampleServices) => {
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
  },
})
