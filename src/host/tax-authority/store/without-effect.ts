import type { BusinessId } from '#domain/kernel/id.ts'
import type { WithoutEffect, WithoutEffectReason } from '#domain/tax-documents/effect.ts'
import { column, rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { execute, rows, sql } from '../../database/sql.ts'
import { storableJson } from '../../database/storable-json.ts'

/** Whom a stored document does not change, and why. */
export interface IneffectiveName {
  readonly names: string
  readonly reason: WithoutEffectReason
  /** The tax id and the name of who issued it. */
  readonly by: string
  readonly byName: string
  readonly folio: string
}

/** The limit is for one document: a hostile one names thousands. */
const MAX_NAMES = 50

/** Writes beside each document whom it does not change. Rows that stay as they are are not written. */
export const saveWithoutEffect = async (
  tx: Queries,
  businessId: BusinessId,
  found: ReadonlyArray<WithoutEffect>,
): Promise<void> => {
  const byDocument = new Map<
    string,
    { readonly kind: string; readonly key: string; readonly names: Array<IneffectiveName> }
  >()
  for (const { by, document, folio, kind, names, reason } of found) {
    const place = `${kind} ${document}`
    const entry = byDocument.get(place) ?? { kind, key: document, names: [] }
    if (entry.names.length < MAX_NAMES) entry.names.push({ names, reason, by: by.id, byName: by.name, folio })
    byDocument.set(place, entry)
  }
  const entries = [...byDocument.values()]
  await execute(
    tx,
    sql`with found as (
        select kind, key, names::jsonb as names from unnest(
          ${entries.map(({ kind }) => kind)}::text[],
          ${entries.map(({ key }) => key)}::text[],
          ${entries.map(({ names }) => storableJson(names))}::text[]
        ) as found (kind, key, names)
      ), changed as (
        update tax_document d set without_effect = found.names from found
          where d.business_id = ${businessId} and d.kind = found.kind and d.key = found.key
            and d.without_effect is distinct from found.names
      )
      update tax_document d set without_effect = '[]'
        where d.business_id = ${businessId} and d.without_effect <> '[]'
          and not exists (select from found where found.kind = d.kind and found.key = d.key)`,
  )
}

const ineffectiveNames = column(
  'documents without effect',
  (value): value is ReadonlyArray<IneffectiveName> =>
    Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'reason' in one),
)

const WithoutEffectRow = rowCodec('WithoutEffectRow', { kind: text, key: text, without_effect: ineffectiveNames })

/** A stored document that changes none of those that it names, or not all of them. */
export interface IneffectiveDocument {
  readonly kind: string
  readonly key: string
  readonly names: ReadonlyArray<IneffectiveName>
}

/** The documents of a business, or only those that name one invoice. */
export const documentsWithoutEffect = async (
  queries: Queries,
  businessId: BusinessId,
  invoiceKey?: string,
): Promise<ReadonlyArray<IneffectiveDocument>> => {
  const naming = JSON.stringify(invoiceKey === undefined ? [] : [{ names: invoiceKey }])
  const found = await rows(
    queries,
    WithoutEffectRow,
    sql`select kind, key, without_effect from tax_document
      where business_id = ${businessId} and without_effect <> '[]' and without_effect @> ${naming}::jsonb
      order by received limit ${MAX_DOCUMENTS}`,
  )
  return found.map(({ key, kind, without_effect: names }) => ({ kind, key, names }))
}

const MAX_DOCUMENTS = 1_000

/** Whom each of the given documents names without changing it; documents that change all they name are left out. */
export const ineffectiveNamesOf = async <D extends { readonly kind: string; readonly key: string }>(
  queries: Queries,
  businessId: BusinessId,
  documents: ReadonlyArray<D>,
): Promise<ReadonlyMap<D, ReadonlyArray<IneffectiveName>>> => {
  if (documents.length === 0) return new Map()
  const found = await rows(
    queries,
    WithoutEffectRow,
    sql`select kind, key, without_effect from tax_document
      where business_id = ${businessId} and kind = any(${[...new Set(documents.map(({ kind }) => kind))]}::text[])
        and key = any(${documents.map(({ key }) => key)}::text[]) and without_effect <> '[]'`,
  )
  const byPlace = new Map(found.map(({ key, kind, without_effect: names }) => [`${kind} ${key}`, names]))
  return new Map(documents.map((document) => [document, byPlace.get(`${document.kind} ${document.key}`) ?? []]))
}
