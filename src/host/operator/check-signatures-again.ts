import * as E from 'fp-ts/Either'
import { trustedRootsFolder } from '../tax-authority/sign/index.ts'
import { command } from './command.ts'
import type { Needs } from './operator-services.ts'

/** Checks unverified signatures again, for example after a certificate was added. */
export const signatureCheck = command({
  name: 'signature:check',
  summary: 'Revisa de nuevo las firmas sin verificar, por ejemplo tras agregar un certificado raíz.',
  args: {},
  notes: ['Los certificados raíz (PEM o DER) van en la carpeta trusted-roots de los datos.'],
  run: async ({ dataFolder, signatures }: Needs<'dataFolder' | 'signatures'>) => {
    await signatures.again('UNVERIFIED')
    return E.right([
      'Las firmas sin verificar se revisan de nuevo; las páginas abiertas muestran el resultado.',
      `Certificados en los que se confía: ${trustedRootsFolder(dataFolder)}`,
    ])
  },
})
