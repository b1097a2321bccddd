import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { enterBusiness } from '../database/row-security.ts'
import { FORBIDDEN, invalid } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import { formPath, LINK_INVALID, ticketHolder } from '../legal/form-link.ts'
import { FORM_TYPES, type FormTickets } from '../legal/form-ticket.ts'
import type { Live } from '../live/live.port.ts'
import { consultDebts } from './consult-debts.ts'
import type { DebtSource } from './debt-source.port.ts'
import { authorise, debtOf, isAuthorised } from './store.ts'

interface Services {
  readonly clock: Clock
  readonly debtSource: DebtSource
  readonly formTickets: FormTickets
  readonly live: Live
}

export const debtRoutes = routes((services: Services) => [
  route(endpoints.treasuryDebt, async ({ business, db }) => E.right(await debtOf(db, business, 'treasury'))),

  route(endpoints.creditReport, async ({ business, db }) => E.right(await debtOf(db, business, 'bureau'))),

  route(endpoints.debtService, async ({ business, db }) =>
    E.right({ ...(await debtOf(db, business, 'service')), canConsult: await isAuthorised(db, business) }),
  ),

  route(endpoints.debtAuthorisationLink, async ({ business, session }) =>
    E.right({ path: await formPath(services, business, session, FORM_TYPES.debtService) }),
  ),

  route(endpoints.debtAuthorise, (call) =>
    call.transaction(async (tx) => {
      const { body, query, requestId } = call
      const holder = await ticketHolder(services, tx, query.ticket, [FORM_TYPES.debtService])
      if (holder === undefined) return E.left(LINK_INVALID)
      const { business, session } = holder
      /* Only the company consents: not an operator, nor someone to whom an operator gave the link. */
      if (session.operator !== undefined) return E.left(FORBIDDEN)
      await enterBusiness(tx, business.id)
      const name = body.name.trim()
      if (name === '') return E.left(invalid(['name']))
      const isNew = await authorise(tx, business, {
        name,
        userId: session.user.id,
        address: undefined,
        at: services.clock.now(),
      })
      if (isNew)
        await appendAuditEntry(tx, services.clock, {
          ...actingUser({ business, requestId, session }),
          action: 'debt consultation authorised',
        })
      call.afterCommit(() => void consultDebts({ ...services, database: call.acrossCompanies }, business))
      return E.right(undefined)
    }),
  ),
])
