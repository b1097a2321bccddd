import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import { displayableText } from '../tax-authority/displayable-text.ts'
import type { ResolvedInvoice } from '../tax-authority/resolve.ts'

/** The issuers of received invoices, each with the name in its latest one. Invoices come oldest first. */
export const suppliersIn = (received: ReadonlyArray<ResolvedInvoice>): ReadonlyArray<NamedSupplier> => {
  const found = new Map<string, NamedSupplier>()
  for (const { document } of received) {
    const { id, name } = document.issuer
    found.set(id, { identifier: id, name: displayableText(name, LONGEST_NAME) })
  }
  return [...found.values()]
}

const LONGEST_NAME = 300
