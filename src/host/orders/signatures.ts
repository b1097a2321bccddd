import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { signatureFrom } from '../financing/invoice-row.ts'

/** What the signatures of these invoices are worth now, in the order of the invoices. */
export const signaturesOf = async (
  tx: Queries,
  businessId: BusinessId,
  ids: ReadonlyArray<InvoiceId>,
): Promise<ReadonlyMap<InvoiceId, Signature>> => {
  const rows = await tx.query<{ id: number; signature: Signature['status']; signature_reason: UncheckedReason | null }>(
    'select id, signature, signature_reason from invoice where business_id = $1 and id = any($2::bigint[]) order by id',
    [businessId, ids.map(Number)],
  )
  return new Map(
    rows.map(({ id, signature, signature_reason }) => [
      String(id) as InvoiceId,
      signatureFrom(signature, signature_reason),
    ]),
  )
}

/** In one word, for people who review: the reason says more than that it was not checked. */
export const reasonText = (signature: Signature): string =>
  signature.status === 'NOT_CHECKED' ? `${signature.status} (${signature.reason})` : signature.status
