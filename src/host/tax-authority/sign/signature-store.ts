import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { id, integer, nullable, rowCodec, text } from '../../database/columns.ts'
import type { Database, Queries } from '../../database/database.ts'
import { execute, rows, sql, values, type Sql } from '../../database/sql.ts'
import { countedCopy, haveCopies } from '../store/document-copies.ts'
import { SIGNATURE, signatureFrom } from './signature-columns.ts'
import { keyedDocument } from '../store/stored-document.ts'
import { contentDigest, type VerifiedSignature } from './verify-signatures.ts'

/** Businesses with unchecked documents. */
export const businessesToCheck = (queries: Queries): Promise<ReadonlyArray<BusinessId>> =>
  values(
    queries,
    id<'Business'>(),
    sql`select business_id from tax_document where to_check
      union select business_id from tax_document_copy where to_check order by 1`,
  )

/** Where the originals of those documents lie; undefined for documents of which that is not known. */
export const sourcesToCheck = (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<string | undefined>> =>
  values(
    queries,
    nullable(text),
    sql`select source from tax_document where business_id = ${businessId} and to_check
      union select source from tax_document_copy where business_id = ${businessId} and to_check order by 1`,
  )

/**
 * Copies signatures from documents to their invoices, for one business or all. Returns whether any changed. It runs after the
 * transaction that wrote a document or an invoice, never in it: of two concurrent writes, the later one sees both.
 */
export type CopySignatures = (businessId?: BusinessId, keys?: ReadonlyArray<string>) => Promise<boolean>

/** The findings in an original, or the reason why there are none. */
export type Findings = ReadonlyArray<VerifiedSignature> | Exclude<UncheckedReason, 'PENDING'>

/** The changes that the results of an original made. */
export interface AppliedFindings {
  /** The signature of an invoice. */
  readonly isChanged: boolean
  /** Another copy of a document may count now. */
  readonly isChosenAgain: boolean
}

/**
 * Writes the results of an original to the queued documents and copies, and removes them from the queue. A result applies to a
 * document with identical content, and never replaces that of a better copy.
 */
export const applyFindings = async (
  database: Database,
  businessId: BusinessId,
  source: string | undefined,
  findings: Findings,
  { copySignatures, pause }: { readonly copySignatures: CopySignatures; readonly pause: () => Promise<void> },
): Promise<AppliedFindings> => {
  const checked = byDocument(findings)
  let applied: AppliedFindings = { isChanged: false, isChosenAgain: false }
  for (const table of [sql`tax_document`, sql`tax_document_copy`]) {
    for (let isLast = false; !isLast;) {
      const keys = await database.transaction((tx) => applyToSome(tx, table, businessId, source, checked, findings))
      applied = {
        isChanged: (await copySignatures(businessId, keys)) || applied.isChanged,
        isChosenAgain: applied.isChosenAgain || (await haveCopies(database, businessId, keys)),
      }
      isLast = keys.length < SOME
      if (!isLast) await pause()
    }
  }
  return applied
}

/** Documents per transaction. */
const SOME = 200

const applyToSome = async (
  tx: Queries,
  table: Sql,
  businessId: BusinessId,
  source: string | undefined,
  checked: ReadonlyMap<string, ReadonlyArray<VerifiedSignature>>,
  findings: Findings,
): Promise<ReadonlyArray<string>> => {
  const waiting = await rows(
    tx,
    WaitingDocument,
    sql`select received, kind, payload, signature, signature_reason from ${table}
      where business_id = ${businessId} and to_check and source is not distinct from ${source ?? null}::text
      order by received limit ${SOME}`,
  )
  const settled = waiting.map(({ kind, payload, received, signature, signature_reason }) => {
    const found = bestOf(checked.get(nameOf(kind, payload.key)) ?? [], contentDigest(payload))
    const missing: Signature = {
      status: 'NOT_CHECKED',
      reason: typeof findings === 'string' ? findings : 'NO_ORIGINAL',
    }
    const kept = signatureFrom(signature, signature_reason)
    return { received, key: payload.key, signature: better(kept, found ?? missing) }
  })
  await write(tx, table, businessId, settled)
  return settled.map(({ key }) => key)
}

const WaitingDocument = rowCodec('WaitingDocument', {
  received: integer,
  kind: text,
  payload: keyedDocument,
  ...SIGNATURE,
})

interface Settled {
  readonly received: number
  readonly key: string
  readonly signature: Signature
}

const write = async (
  tx: Queries,
  table: Sql,
  businessId: BusinessId,
  settled: ReadonlyArray<Settled>,
): Promise<void> => {
  await execute(
    tx,
    sql`update ${table} d set to_check = false, signature = row.signature, signature_reason = row.reason
      from unnest(
        ${settled.map(({ received }) => received)}::bigint[],
        ${settled.map(({ signature }) => signature.status)}::text[],
        ${settled.map(({ signature }) => reasonOf(signature))}::text[]
      ) as row (received, signature, reason)
      where d.business_id = ${businessId} and d.received = row.received`,
  )
}

const nameOf = (kind: string, key: string): string => `${kind} ${key}`

const byDocument = (findings: Findings): ReadonlyMap<string, ReadonlyArray<VerifiedSignature>> => {
  const checked = new Map<string, ReadonlyArray<VerifiedSignature>>()
  if (typeof findings === 'string') return checked
  for (const one of findings) {
    const name = nameOf(one.kind, one.key)
    checked.set(name, [...(checked.get(name) ?? []), one])
  }
  return checked
}

const bestOf = (checked: ReadonlyArray<VerifiedSignature>, content: string): Signature | undefined =>
  checked
    .filter((one) => one.content === content)
    .map(({ signature }) => signature)
    .reduce<Signature | undefined>((best, one) => (best === undefined ? one : better(best, one)), undefined)

/** The second, unless the first ranks higher. */
const better = (kept: Signature, found: Signature): Signature => (worthOf(kept) > worthOf(found) ? kept : found)

/** A signature that matches and leads nowhere yet is worth more than none. */
const worthOf = (signature: Signature): number => {
  if (signature.status !== 'NOT_CHECKED') return { VERIFIED: 5, INVALID: 3, NOT_SIGNED: 2 }[signature.status]
  return signature.reason === 'UNTRUSTED_CHAIN' || signature.reason === 'UNKNOWN_SIGNER'
    ? 4
    : signature.reason === 'UNKNOWN_RULES'
      ? 3
      : 1
}

const reasonOf = (signature: Signature): UncheckedReason | null =>
  signature.status === 'NOT_CHECKED' ? signature.reason : null

/** The signature of the document of an invoice `i`, issued or received. */
export const ITS_DOCUMENT = countedCopy(sql`d.signature, d.signature_reason`)

/**
 * The documents to check again. UNVERIFIED: all unverified ones. ROOT_ADDED: those without a chain to a root.
 * ROOT_REMOVED: all with a root. Or those of an issuer with changed signers.
 */
export type Again = 'UNVERIFIED' | 'ROOT_ADDED' | 'ROOT_REMOVED' | { readonly issuer: string }

/** Documents verified by a trust that is no more count as unchecked from now on. */
export const checkAgain = async (database: Database, which: Again, copySignatures: CopySignatures): Promise<void> => {
  const { isCleared, where } = selectionOf(which)
  const cleared = isCleared ? sql`, signature = 'NOT_CHECKED', signature_reason = 'PENDING'` : sql``
  for (const table of [sql`tax_document`, sql`tax_document_copy`])
    await execute(
      database,
      sql`update ${table} set to_check = true${cleared} where kind = any(${SIGNABLE}::text[]) and ${where}`,
    )
  if (isCleared) await copySignatures()
}

const selectionOf = (which: Again): { readonly where: Sql; readonly isCleared: boolean } => {
  if (which === 'UNVERIFIED') return { where: sql`signature <> 'VERIFIED'`, isCleared: false }
  if (which === 'ROOT_ADDED') return { where: sql`signature_reason = 'UNTRUSTED_CHAIN'`, isCleared: false }
  const trusted = sql`(signature = 'VERIFIED' or signature_reason = 'UNKNOWN_SIGNER')`
  if (which === 'ROOT_REMOVED') return { where: trusted, isCleared: true }
  return { where: sql`country = 'CL' and key like ${which.issuer} || '|%' and ${trusted}`, isCleared: true }
}

const SIGNABLE: ReadonlyArray<string> = ['Invoice', 'CreditNote', 'DebitNote', 'Payment']
