import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database, Queries } from '../database/database.ts'
import { signatureFrom } from '../financing/invoice-row.ts'
import { contentDigest, type JudgedSignature } from './judge-signatures.ts'
import type { TaxDocument } from './tax-document.ts'

/** Businesses with documents whose signatures are still to be checked. */
export const businessesToCheck = async (queries: Queries): Promise<ReadonlyArray<BusinessId>> => {
  const rows = await queries.query<{ business_id: number }>('select distinct business_id from tax_document where to_check order by 1')
  return rows.map(({ business_id }) => String(business_id) as BusinessId)
}

/** Where the originals of those documents lie; undefined for documents of which that is not known. */
export const sourcesToCheck = async (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<string | undefined>> => {
  const rows = await queries.query<{ source: string | null }>(
    'select distinct source from tax_document where business_id = $1 and to_check order by 1', [businessId],
  )
  return rows.map(({ source }) => source ?? undefined)
}

/** What was found in an original, or why nothing was. */
export type Findings = ReadonlyArray<JudgedSignature> | Exclude<UncheckedReason, 'PENDING'>

/**
 * Writes what an original says of the documents that wait for it, and takes them off the list. A judgement counts for a
 * document that says the same to the letter, and never takes away what a better copy gave. Whether an invoice changed.
 */
export const applyFindings = async (
  database: Database, businessId: BusinessId, source: string | undefined, findings: Findings, pause: () => Promise<void>,
): Promise<boolean> => {
  const judged = byDocument(findings)
  let changed = false
  for (;;) {
    const done = await database.transaction((tx) => applyToSome(tx, businessId, source, judged, findings))
    changed ||= done.changed
    if (done.isLast) return changed
    await pause()
  }
}

/** Documents per transaction. */
const SOME = 200

const applyToSome = async (
  tx: Queries, businessId: BusinessId, source: string | undefined, judged: ReadonlyMap<string, ReadonlyArray<JudgedSignature>>, findings: Findings,
): Promise<{ readonly changed: boolean; readonly isLast: boolean }> => {
  await lockBusiness(tx, businessId)
  const rows = await tx.query<Waiting>(WAITING, [businessId, source ?? null])
  const settled = rows.map(({ kind, payload, received, signature, signature_reason }) => {
    const found = bestOf(judged.get(nameOf(kind, payload.key)) ?? [], contentDigest(payload))
    const missing: Signature = { status: 'NOT_CHECKED', reason: typeof findings === 'string' ? findings : 'NO_ORIGINAL' }
    const kept = signatureFrom(signature, signature_reason)
    return { received, key: payload.key, signature: better(kept, found ?? missing) }
  })
  await write(tx, businessId, settled)
  const changed = await copySignatures(tx, businessId, settled.map(({ key }) => key))
  return { changed, isLast: rows.length < SOME }
}

interface Waiting {
  readonly received: number
  readonly kind: string
  readonly payload: Extract<TaxDocument, { readonly key: string }>
  readonly signature: Signature['status']
  readonly signature_reason: UncheckedReason | null
}

const WAITING = `
select received, kind, payload, signature, signature_reason from tax_document
where business_id = $1 and to_check and source is not distinct from $2::text order by received limit ${SOME}`

interface Settled {
  readonly received: number
  readonly key: string
  readonly signature: Signature
}

const write = async (tx: Queries, businessId: BusinessId, settled: ReadonlyArray<Settled>): Promise<void> => {
  await tx.query(
    `update tax_document d set to_check = false, signature = row.signature, signature_reason = row.reason
     from unnest($2::bigint[], $3::text[], $4::text[]) as row (received, signature, reason)
     where d.business_id = $1 and d.received = row.received`,
    [businessId, settled.map(({ received }) => received), settled.map(({ signature }) => signature.status), settled.map(({ signature }) => reasonOf(signature))],
  )
}

const nameOf = (kind: string, key: string): string => `${kind} ${key}`

const byDocument = (findings: Findings): ReadonlyMap<string, ReadonlyArray<JudgedSignature>> => {
  const judged = new Map<string, ReadonlyArray<JudgedSignature>>()
  if (typeof findings === 'string') return judged
  for (const one of findings) {
    const name = nameOf(one.kind, one.key)
    judged.set(name, [...(judged.get(name) ?? []), one])
  }
  return judged
}

const bestOf = (judged: ReadonlyArray<JudgedSignature>, content: string): Signature | undefined =>
  judged
    .filter((one) => one.content === content)
    .map(({ signature }) => signature)
    .reduce<Signature | undefined>((best, one) => (best === undefined ? one : better(best, one)), undefined)

/** The second, unless the first is worth more. */
const better = (kept: Signature, found: Signature): Signature => (worthOf(kept) > worthOf(found) ? kept : found)

/** What matches and leads nowhere yet is worth more than what was never signed. */
const worthOf = (signature: Signature): number => {
  if (signature.status !== 'NOT_CHECKED') return { VERIFIED: 5, INVALID: 3, NOT_SIGNED: 2 }[signature.status]
  return signature.reason === 'UNTRUSTED_CHAIN' || signature.reason === 'UNKNOWN_SIGNER' ? 4 : signature.reason === 'UNKNOWN_RULES' ? 3 : 1
}

const reasonOf = (signature: Signature): UncheckedReason | null =>
  signature.status === 'NOT_CHECKED' ? signature.reason : null

/** Brings invoices in line with the documents of their keys. Whether any of them changed. */
export const copySignatures = async (tx: Queries, businessId: BusinessId, keys: ReadonlyArray<string>): Promise<boolean> => {
  await lockBusiness(tx, businessId)
  return (await tx.query(COPY, [businessId, keys])).length > 0
}

/** One at a time per business: an invoice that is written meanwhile would miss what its document is worth. */
const lockBusiness = async (tx: Queries, businessId: BusinessId): Promise<void> => {
  await tx.query('select id from business where id = $1 for no key update', [businessId])
}

const COPY = `
update invoice i set signature = d.signature, signature_reason = d.signature_reason
from tax_document d
where i.business_id = $1 and i.key = any($2::text[]) and d.business_id = $1 and d.kind = 'Invoice' and d.key = i.key
  and (i.signature, i.signature_reason) is distinct from (d.signature, d.signature_reason)
returning i.id`

/** Which documents are to be checked once more: those that are not verified, or all that depend on whom the operator trusts. */
export type Again = 'UNVERIFIED' | 'TRUSTED'

/** What depends on trust that has changed counts as unchecked from now on. */
export const checkAgain = async (database: Database, which: Again): Promise<void> => {
  if (which === 'UNVERIFIED') {
    await database.query(`update tax_document set to_check = true where kind = any($1::text[]) and signature <> 'VERIFIED'`, [SIGNABLE])
    return
  }
  await database.transaction(async (tx) => {
    await tx.query(
      `update tax_document set to_check = true, signature = 'NOT_CHECKED', signature_reason = 'PENDING'
       where kind = any($1::text[]) and (signature = 'VERIFIED' or signature_reason in ('UNTRUSTED_CHAIN', 'UNKNOWN_SIGNER'))`, [SIGNABLE],
    )
    await tx.query(
      `update invoice set signature = 'NOT_CHECKED', signature_reason = 'PENDING'
       where signature = 'VERIFIED' or signature_reason in ('UNTRUSTED_CHAIN', 'UNKNOWN_SIGNER')`,
    )
  })
}

const SIGNABLE: ReadonlyArray<string> = ['Invoice', 'CreditNote', 'DebitNote', 'Payment']
