import type { Signature } from '#domain/financing/signature.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { SIGNATURE, signatureFrom } from '../financing/invoice-row.ts'

/** What the signatures of these invoices are worth now, in the order of the invoices. */
export const signaturesOf = async (
  tx: Queries,
  businessId: BusinessId,
  ids: ReadonlyArray<InvoiceId>,
): Promise<ReadonlyMap<InvoiceId, Signature>> => {
  const signed = await rows(
    tx,
    SignedInvoice,
    sql`select id, signature, signature_reason from invoice
      where business_id = ${businessId} and id = any(${ids}::bigint[]) order by id`,
  )
  return new Map(signed.map(({ id, signature, signature_reason }) => [id, signatureFrom(signature, signature_reason)]))
}

const SignedInvoice = rowCodec('SignedInvoice', { id: id<'Invoice'>(), ...SIGNATURE })

/** As one word, for reviewers: a reason is more specific than its status. */
export const reasonText = (signature: Signature): string =>
  signature.status === 'NOT_CHECKED' ? `${signature.status} (${signature.reason})` : signature.status
