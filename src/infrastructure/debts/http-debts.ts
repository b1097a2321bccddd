import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Debts } from '#application/debts/debts.port.ts'
import { debtEndpoints } from '#wire/debts.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpDebts = (api: Api): Debts => ({
  treasury: api.forBusiness(debtEndpoints.treasuryDebt),
  bureau: api.forBusiness(debtEndpoints.creditReport),
  service: api.forBusiness(debtEndpoints.debtService),
  authorisationPath: () =>
    pipe(
      api.forBusiness(debtEndpoints.debtAuthorisationLink)(),
      TE.map(({ path }) => path),
    ),
})
