import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'

/** Called in the transaction that changes the payment term of a supplier. A listener that throws undoes the change. */
export type TermListener = (
  tx: Queries,
  business: Pick<Business, 'country' | 'id'>,
  supplierId: SupplierId,
  term: PaymentTerm,
) => Promise<void>
