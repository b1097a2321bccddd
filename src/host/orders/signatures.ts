import { isVerified, type Signature } from '#domain/financing/signature.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { ITS_DOCUMENT, SIGNATURE, signatureFrom } from '../tax-authority/sign/index.ts'

/** The present worth of the signatures of these invoices, in the order of the invoices. */
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

/** Does the same for received invoices. */
export const signaturesOfPayables = async (
  tx: Queries,
  businessId: BusinessId,
  ids: ReadonlyArray<PayableId>,
): Promise<ReadonlyMap<PayableId, Signature>> => {
  const signed = await rows(
    tx,
    SignedPayable,
    sql`${SIGNED_PAYABLES} where i.business_id = ${businessId} and i.id = any(${ids}::bigint[]) order by i.id`,
  )
  return new Map(signed.map(({ id, signature, signature_reason }) => [id, signatureFrom(signature, signature_reason)]))
}

const SignedPayable = rowCodec('SignedPayable', { id: id<'Payable'>(), ...SIGNATURE })

/** The received invoices `i`. They have no copy of a signature: it is that of their document. */
export const SIGNED_PAYABLES = sql`select i.id, i.folio, coalesce(d.signature, 'NOT_CHECKED') as signature,
    case when d.signature is null then 'NO_ORIGINAL' else d.signature_reason end as signature_reason
  from payable i left join lateral (${ITS_DOCUMENT}) d on true`

/** One word for reviewers: a reason is more specific than its status. */
export const reasonText = (signature: Signature): string =>
  signature.status === 'NOT_CHECKED' ? `${signature.status} (${signature.reason})` : signature.status

/** For the audit log: which invoices are not verified, and why. Nothing when all are. */
export const unverifiedDetail = (
  signatures: ReadonlyMap<InvoiceId | PayableId, Signature>,
): { readonly unverified?: string } => {
  const unverified = [...signatures].filter(([, signature]) => !isVerified(signature))
  if (unverified.length === 0) return {}
  return { unverified: unverified.map(([id, signature]) => `${id} ${reasonText(signature)}`).join(', ') }
}
