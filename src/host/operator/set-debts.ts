import * as E from 'fp-ts/Either'
import { consultDebts } from '../debts/index.ts'
import { companyOf } from './members.ts'
import { option, positional } from './arguments.ts'
import { command } from './command.ts'
import { Amount, Count, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Changes what the stand-in sources know of a company, and consults them at once. */
export const debtSet = command({
  name: 'debt:set',
  summary: 'Fija lo que las fuentes de deudas simuladas saben de una empresa, y lo consulta.',
  args: {
    taxId: positional(TaxId),
    treasury: option(Amount, 'deuda con la Tesorería (Chile)'),
    delinquent: option(Amount, 'deuda morosa en el boletín comercial (Chile), con --score N, su puntaje'),
    score: option(Count),
    service: option(Amount, 'deuda con otras instituciones (México)'),
  },
  run: async (
    services: Needs<'clock' | 'database' | 'debtSource' | 'live'>,
    { delinquent, score, service, taxId, treasury },
  ) => {
    const { country, identifier } = taxId
    const company = await companyOf(services.database, taxId)
    if (E.isLeft(company)) return company
    const { id, name } = company.right
    await services.debtSource.set(country, identifier, {
      ...(treasury === undefined ? {} : { treasury: { total: treasury } }),
      ...(delinquent === undefined ? {} : { bureau: { total: delinquent, score } }),
      ...(service === undefined ? {} : { service: { total: service } }),
    })
    const error = await consultDebts(services, { id, country, identifier })
    return error === undefined
      ? E.right([`${name}: deudas consultadas`])
      : E.left('Las fuentes de deudas no respondieron lo que se espera; se conserva lo anterior.')
  },
})
