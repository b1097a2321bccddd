import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { ReceivedInvoice } from '../payables/received-invoice.ts'

/**
 * Who issued the received invoices and who must be paid for them, each with the name in its latest one. Invoices come
 * oldest first.
 */
export const suppliersIn = (received: ReadonlyArray<ReceivedInvoice>): ReadonlyArray<NamedSupplier> => [
  ...new Map(received.flatMap(({ payee, supplier }) => [payee, supplier]).map((one) => [one.identifier, one])).values(),
]
