import * as E from 'fp-ts/Either'
import { EmptyResponse } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import { enterBusiness } from '../database/row-security.ts'
import { hashOf, runOnce } from '../http/idempotency.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { addStakeholder } from './add-stakeholder.ts'
import { formPath, LINK_INVALID, ticketHolder } from './form-link.ts'
import { ANY_FORM, FORM_TYPES, type FormTickets } from './form-ticket.ts'
import { announceStakeholders } from './stakeholder-changes.ts'

interface Services {
  readonly clock: Clock
  readonly formTickets: FormTickets
  readonly live: Live
}

/** The form that a link opens without a session. */
export const legalFormRoutes = routes((services: Services) => [
  route(endpoints.legalFormLink, async ({ business, session }) =>
    E.right({ path: await formPath(services, business, session, FORM_TYPES.representative) }),
  ),

  route(endpoints.legalForm, async ({ db, query }) => {
    const holder = await ticketHolder(services, db, query.ticket, ANY_FORM)
    return holder === undefined ? E.left(LINK_INVALID) : E.right({ businessName: holder.business.name })
  }),

  route(endpoints.legalFormSend, (call) =>
    call.transaction(async (tx) => {
      const { body, query, requestId } = call
      const holder = await ticketHolder(services, tx, query.ticket, [FORM_TYPES.representative])
      if (holder === undefined) return E.left(LINK_INVALID)
      const { business } = holder
      await enterBusiness(tx, business.id)
      /* The page has no key of its own: the same values through the same link are the same intent. */
      const key = hashOf([query.ticket, body])
      const intent = { businessId: business.id, key, requestHash: key, now: services.clock.now() }
      return runOnce(tx, intent, EmptyResponse, async () => {
        const added = await addStakeholder(services, tx, { ...holder, requestId }, body)
        call.afterCommit(() => announceStakeholders(services, business))
        return E.map(() => undefined)(added)
      })
    }),
  ),
])
