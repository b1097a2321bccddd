import * as E from 'fp-ts/Either'
import { trustedRootsFolder } from '../tax-authority/trust.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Checks unverified signatures again, for example after a certificate was added. */
export const checkSignaturesAgain = async ({ dataFolder, signatures }: OperatorServices): Promise<CommandResult> => {
  await signatures.again('UNVERIFIED')
  return E.right([
    'Las firmas sin verificar se revisan de nuevo; las páginas abiertas muestran el resultado.',
    `Certificados en los que se confía: ${trustedRootsFolder(dataFolder)}`,
  ])
}
