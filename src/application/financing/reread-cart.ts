import type { CartViewModel } from './cart.view-model.ts'
import type { InvoiceTableViewModel } from './invoice-table.view-model.ts'
import { draftOf } from './order-draft.ts'
import type { OrderDraftService } from './order-draft-service.ts'

/** The same cart with its invoices as they are now, which prices it again. */
export const rereadCart = async (
  { cart, table }: { readonly cart: CartViewModel; readonly table: InvoiceTableViewModel },
  drafts: OrderDraftService,
): Promise<void> => {
  const draft = draftOf(false, table, cart)
  const read = draft && (await drafts.reread(draft))
  if (draft !== undefined && read !== undefined) cart.restore(draft.type, read)
}
