import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { FORM_TYPES, formPath } from '../legal/index.ts'
import { authoriseConsultation, type DebtServices } from './commands.ts'
import { debtOf, isAuthorised } from './store.ts'

export const debtRoutes = routes((services: DebtServices) => [
  route(endpoints.treasuryDebt, async ({ business, db }) => E.right(await debtOf(db, business, 'treasury'))),

  route(endpoints.creditReport, async ({ business, db }) => E.right(await debtOf(db, business, 'bureau'))),

  route(endpoints.debtService, async ({ business, db }) =>
    E.right({ ...(await debtOf(db, business, 'service')), canConsult: await isAuthorised(db, business) }),
  ),

  route(endpoints.debtAuthorisationLink, async ({ business, session }) =>
    E.right({ path: await formPath(services, business, session, FORM_TYPES.debtService) }),
  ),

  route(endpoints.debtAuthorise, (call) => call.transaction((tx) => authoriseConsultation(services, tx, call))),
])
