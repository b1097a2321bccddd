/** The frame of the client: tasks, badges and notices of a company. */
export type { FindingSources } from './findings.ts'
export { registerMutePage } from './mute-page.ts'
export type { OrdersToConfirm } from './tasks.ts'
