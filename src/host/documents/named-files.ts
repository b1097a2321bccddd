import { createHash } from 'node:crypto'
import type { TypeOf } from 'io-ts'
import { nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, values } from '../database/sql.ts'
import type { DocumentStore } from './document-store.port.ts'

const NamedFile = rowCodec('NamedFile', { owner: text, key: text, sha256: nullable(text) })
/** A file of the store that a row names; `owner` is that row, for operators. */
export type NamedFile = Readonly<TypeOf<typeof NamedFile>>

const NAMED = sql`(
  select 'document ' || id as owner, file_key as key, file_sha256 as sha256 from document where file_key is not null
  union all select 'invoice_attachment ' || id, file_key, file_sha256 from invoice_attachment
  union all select 'voucher ' || payable_id, file_key, null from voucher where file_key is not null) named`

export const namedFiles = (queries: Queries): Promise<ReadonlyArray<NamedFile>> =>
  rows(queries, NamedFile, sql`select owner, key, sha256 from ${NAMED} order by owner`)

/** Which of these files rows name. */
export const namedAmong = (queries: Queries, keys: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  values(queries, text, sql`select distinct key from ${NAMED} where key = any(${keys}::text[])`)

export type FileState = 'WHOLE' | 'MISSING' | 'CHANGED'

export const stateOf = ({ sha256 }: NamedFile, bytes: Uint8Array | undefined): FileState => {
  if (bytes === undefined) return 'MISSING'
  return sha256 === undefined || createHash('sha256').update(bytes).digest('hex') === sha256 ? 'WHOLE' : 'CHANGED'
}

/** The named files that the store does not have as they were written, one at a time. */
export const damagedFiles = async (
  files: ReadonlyArray<NamedFile>,
  store: Pick<DocumentStore, 'read'>,
): Promise<ReadonlyArray<NamedFile & { readonly state: FileState }>> => {
  const damaged: Array<NamedFile & { readonly state: FileState }> = []
  for (const file of files) {
    const state = stateOf(file, await store.read(file.key))
    if (state !== 'WHOLE') damaged.push({ ...file, state })
  }
  return damaged
}
