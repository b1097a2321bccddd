import type { BusinessId } from '#domain/kernel/id.ts'
import { may } from '#domain/team/permission.ts'
import type { Queries } from '../database/database.ts'
import { hostError } from '../http/host-error.ts'
import { identityStore } from '../identity/index.ts'
import type { Session } from '../kernel/caller.ts'
import type { FormType, FormTickets } from './form-ticket.ts'
import type { StakeholderCall } from './stakeholder-changes.ts'

export const LINK_INVALID = hostError('ERROR_LEGAL_FORM_LINK_INVALID')

/** The page of the client that shows the form, with a ticket for the user of the session. */
export const formPath = async (
  { formTickets }: { readonly formTickets: FormTickets },
  business: { readonly id: BusinessId },
  { id: sid, operator, user }: Session,
  type: FormType,
): Promise<string> => {
  const ticket = await formTickets.sign({ type, sid, user: user.id, business: business.id, operator })
  return `/legal-form?type=${type}&business=${Buffer.from(business.id).toString('base64url')}&ticket=${ticket}`
}

/** The user for whom the link of one of these forms was made, while the session lasts and the user may see the forms. */
export const ticketHolder = async (
  { formTickets }: { readonly formTickets: FormTickets },
  queries: Queries,
  text: string,
  types: ReadonlyArray<FormType>,
): Promise<Pick<StakeholderCall, 'business' | 'session'> | undefined> => {
  const ticket = await formTickets.read(text, types)
  const found = ticket && (await identityStore.membershipOf(queries, ticket.user, ticket.business, ticket.sid))
  if (ticket === undefined || found?.business === undefined || found.role === undefined) return undefined
  if (!may(found.role, 'companyFile')) return undefined
  const { operator } = ticket
  const session = { user: found.user, ...(operator === undefined ? {} : { operator }) }
  return { business: found.business, session }
}
