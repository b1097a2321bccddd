import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { addStakeholder } from './add-stakeholder.ts'
import { changeStakeholder, sendForm, type FormServices } from './commands.ts'
import { formPath, LINK_INVALID, ticketHolder } from './form-link.ts'
import { ANY_FORM, FORM_TYPES } from './form-ticket.ts'
import { announceStakeholders } from './stakeholder-changes.ts'
import { stakeholdersOf } from './store.ts'

export const legalRoutes = routes((services: FormServices) => [
  route(endpoints.stakeholders, async ({ business, db }) => E.right(await stakeholdersOf(db, business.id))),
  route(endpoints.stakeholderCreate, (call) =>
    call.transaction((tx) => {
      call.afterCommit(() => announceStakeholders(services, call.business))
      return addStakeholder(services, tx, call, call.body)
    }),
  ),
  route(endpoints.stakeholderUpdate, (call) => call.transaction((tx) => changeStakeholder(services, tx, call))),

  route(endpoints.legalFormLink, async ({ business, session }) =>
    E.right({ path: await formPath(services, business, session, FORM_TYPES.representative) }),
  ),
  route(endpoints.legalForm, async ({ db, query }) => {
    const holder = await ticketHolder(services, db, query.ticket, ANY_FORM)
    return holder === undefined ? E.left(LINK_INVALID) : E.right({ businessName: holder.business.name })
  }),
  route(endpoints.legalFormSend, (call) => call.transaction((tx) => sendForm(services, tx, call))),
])
