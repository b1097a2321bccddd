import type { MailQueue } from '../mail/mail-queue.ts'
import type { FollowChanges } from '../tax-authority/index.ts'
import { tellChanges } from './change-news.ts'
import type { StatusServices } from './order-events.ts'
import { lockOpenOrders, reviewAgain } from './stopped-by-changes.ts'

/** Open orders and lists follow what documents change of their invoices, and the company is told. */
export const makeFollowChanges = ({
  clock,
  mail,
  orderEvents,
}: StatusServices & { readonly mail: Pick<MailQueue, 'enqueue'> }): FollowChanges => ({
  begin: async (tx, business, keys) => {
    const lines = await lockOpenOrders(tx, business.id, keys)
    return async (changes) => [
      ...(await reviewAgain(tx, { clock, orderEvents }, lines, changes)),
      ...(await tellChanges(tx, clock, business, changes, lines)),
    ]
  },
  send: (emails) => {
    for (const email of emails) mail.enqueue(async () => email)
  },
})
