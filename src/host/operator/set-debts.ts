import * as E from 'fp-ts/Either'
import { consultDebts } from '../debts/consult-debts.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { notVerified } from './members.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Changes what the stand-in sources know of a company, and consults them at once. */
export const setDebts = async (
  services: OperatorServices,
  { delinquent, score, service, taxId, treasury }: RequestOf<'debt:set'>,
): Promise<CommandResult> => {
  const { country, identifier } = taxId
  const business = await verifiedBusiness(services.database, country, identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  await services.debtSource.set(country, identifier, {
    ...(treasury === undefined ? {} : { treasury: { total: treasury } }),
    ...(delinquent === undefined ? {} : { bureau: { total: delinquent, score: score ?? undefined } }),
    ...(service === undefined ? {} : { service: { total: service } }),
  })
  const error = await consultDebts(services, { id: business.id, country, identifier })
  return error === undefined
    ? E.right([`${business.name}: deudas consultadas`])
    : E.left('Las fuentes de deudas no respondieron lo que se espera; se conserva lo anterior.')
}
