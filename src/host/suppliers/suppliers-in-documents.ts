import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'

interface Received {
  readonly supplier: NamedSupplier
  /** The supplier, or the assignee of the invoice. */
  readonly payee: NamedSupplier
}

/**
 * Who issued the received invoices and who must be paid for them, each with the name in its latest one. Invoices come
 * oldest first.
 */
export const suppliersIn = (received: ReadonlyArray<Received>): ReadonlyArray<NamedSupplier> => [
  ...new Map(received.flatMap(({ payee, supplier }) => [payee, supplier]).map((one) => [one.identifier, one])).values(),
]
