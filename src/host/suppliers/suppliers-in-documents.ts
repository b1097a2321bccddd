import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { ResolvedInvoice } from '../tax-authority/resolve.ts'

/** The issuers of received invoices, each with the name in its latest one. Invoices come oldest first. */
export const suppliersIn = (
  received: ReadonlyArray<ResolvedInvoice>,
  shown: (text: string, most: number) => string,
): ReadonlyArray<NamedSupplier> => {
  const found = new Map<string, NamedSupplier>()
  for (const { document } of received) {
    const { id, name } = document.issuer
    found.set(id, { identifier: id, name: shown(name, LONGEST_NAME) })
  }
  return [...found.values()]
}

const LONGEST_NAME = 300
