/** The money that a company expects to receive and to pay, week by week, computed from the documents, orders and payrolls of the other contexts. */
export { entriesOf as cashEntriesOf } from './entries.ts'
export { cashRoutes } from './routes.ts'
