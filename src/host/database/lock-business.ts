import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from './database.ts'
import { execute, sql } from './sql.ts'

/** Until the transaction ends no other transaction removes documents of the business or writes its invoices. Taken before any lock on an invoice. */
export const lockBusiness = (tx: Queries, businessId: BusinessId): Promise<void> =>
  execute(tx, sql`select id from business where id = ${businessId} for no key update`)
