import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'

/** Until the transaction ends no other transaction removes documents of the business or writes its invoices. Taken before any lock on an invoice. */
export const lockBusiness = async (tx: Queries, businessId: BusinessId): Promise<void> => {
  await tx.query('select id from business where id = $1 for no key update', [businessId])
}
