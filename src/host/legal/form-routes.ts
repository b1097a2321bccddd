import * as E from 'fp-ts/Either'
import { EmptyResponse } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Queries } from '../database/database.ts'
import { hostError } from '../http/host-error.ts'
import { hashOf, runOnce } from '../http/idempotency.ts'
import { route, routes } from '../http/route.ts'
import { membershipOf } from '../identity/store.ts'
import type { HostServices } from '../server/services.ts'
import { addStakeholder } from './add-stakeholder.ts'
import { announceStakeholders, type StakeholderCall } from './stakeholder-changes.ts'

const LINK_INVALID = hostError('ERROR_LEGAL_FORM_LINK_INVALID')

/** The page of the client that shows the form; `type` 1 is a legal representative. */
const pathOf = (businessId: string, ticket: string): string =>
  `/legal-form?type=1&business=${Buffer.from(businessId).toString('base64url')}&ticket=${ticket}`

/** The form that a link opens without a session. */
export const legalFormRoutes = routes((services) => [
  route(endpoints.legalFormLink, async ({ business, session }) => {
    const { id: sid, operator, user } = session
    const ticket = await services.formTickets.sign({ sid, user: user.id, business: business.id, operator })
    return E.right({ path: pathOf(business.id, ticket) })
  }),

  route(endpoints.legalForm, async ({ db, query }) => {
    const holder = await holderOf(services, db, query.ticket)
    return holder === undefined ? E.left(LINK_INVALID) : E.right({ businessName: holder.business.name })
  }),

  route(endpoints.legalFormSend, (call) =>
    call.transaction(async (tx) => {
      const { body, query, requestId } = call
      const holder = await holderOf(services, tx, query.ticket)
      if (holder === undefined) return E.left(LINK_INVALID)
      const { business } = holder
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

/** The user for whom the link was made, while the session and the membership last. */
const holderOf = async (
  { formTickets }: Pick<HostServices, 'formTickets'>,
  queries: Queries,
  text: string,
): Promise<Pick<StakeholderCall, 'business' | 'session'> | undefined> => {
  const ticket = await formTickets.read(text)
  const found = ticket && (await membershipOf(queries, ticket.user, ticket.business, ticket.sid))
  if (ticket === undefined || found?.business === undefined) return undefined
  const { operator } = ticket
  const session = { user: found.user, ...(operator === undefined ? {} : { operator }) }
  return { business: found.business, session }
}
