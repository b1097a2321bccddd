import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { isClaimed } from '../approval/approval-store.ts'
import { sql, type Sql } from '../database/sql.ts'

/** The name of an invoice among the rows that a request for an order claims. */
export const targetOf = (id: InvoiceId): string => `invoice ${id}`

/** Whether an order that waits for other members contains the invoice `i`. */
export const isAwaitingApproval = (businessId: BusinessId): Sql => isClaimed(businessId, sql`'invoice ' || i.id`)
