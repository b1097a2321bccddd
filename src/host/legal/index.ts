/** The stakeholders of a company, and the public forms that they open by a link. */
export { formPath, LINK_INVALID, ticketHolder } from './form-link.ts'
export { FORM_TYPES, type FormTickets } from './form-ticket.ts'
export { readStakeholder } from './read-stakeholder.ts'
export { hasStakeholder, insertStakeholder, stakeholdersOf } from './store.ts'
