/** The frame of the client: tasks, badges and notices of a company. */
export type { OrdersToConfirm } from './tasks.ts'
