import * as E from 'fp-ts/Either'
import { addSigner, removeSigner } from '../tax-authority/sign/index.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { OnOff, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

const Holder = { ...TaxId, shown: 'RUT_FIRMANTE', wrong: () => 'Falta el RUT de quien firma, o no es válido.' }

/** Authorises a person to sign for a company, or revokes it. Affected documents are checked at once. */
export const signerSet = command({
  name: 'signer:set',
  summary: 'Dice que una persona firma los documentos de una empresa chilena.',
  args: {
    issuer: positional({ ...TaxId, shown: 'RUT_EMISOR' }),
    holder: positional(Holder, 'el del certificado con que se firmó'),
    signs: positional(OnOff),
  },
  run: async (services: Needs<'clock' | 'database' | 'signatures'>, { holder, issuer, signs }) => {
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
  },
})
