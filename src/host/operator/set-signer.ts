import * as E from 'fp-ts/Either'
import { addSigner, removeSigner } from '../tax-authority/trust.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Authorises a person to sign for a company, or revokes it. Affected documents are checked at once. */
export const setSigner = async (
  services: OperatorServices,
  { holder, issuer, signs }: RequestOf<'signer:set'>,
): Promise<CommandResult> => {
  if (issuer.country !== 'CL' || holder.country !== 'CL')
    return E.left('Solo hace falta en Chile: el SAT pone el RFC del emisor en el certificado.')
  await services.database.transaction(async (tx) => {
    await (signs ? addSigner : removeSigner)(tx, issuer.identifier, holder.identifier)
    const action = signs ? 'signer added' : 'signer removed'
    await appendAuditEntry(tx, services.clock, {
      actor: 'operator',
      action,
      detail: { issuer: issuer.identifier, holder: holder.identifier },
    })
  })
  await services.signatures.again({ issuer: issuer.identifier })
  return E.right([`${holder.identifier} ${signs ? 'firma' : 'ya no firma'} los documentos de ${issuer.identifier}.`])
}
