import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { OriginalLimits } from '../../config/original-limits.ts'
import { boolean, integer, rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { execute, optionalRow, optionalValue, row, sql } from '../../database/sql.ts'
import type { UploadedFile } from '../../kernel/uploaded-file.ts'
import { detectByteFormat } from '../read/detect-format.ts'

/** An uploaded file, compressed for storage. */
export interface PackedFile {
  readonly name: string
  readonly sha256: string
  readonly size: number
  readonly packed: Uint8Array
}

export const packFile = async ({ bytes, name }: UploadedFile): Promise<PackedFile> => ({
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  /* Packed content does not get smaller, and costs as long to try. */
  packed: await promisify(deflateRaw)(bytes, {
    level: detectByteFormat(bytes) === 'ZIP' ? 0 : 6,
    chunkSize: PACKED_AT_ONCE,
  }),
})

/** Each chunk of the packed bytes costs a turn of the event loop, and by default is 16 kB. */
const PACKED_AT_ONCE = 1024 * 1024

/** Bytes of a packed file per statement: the embedded database works on the thread that answers calls. */
const PIECE = 256 * 1024

const SavedFile = rowCodec('SavedFile', { id: integer, is_new: boolean })

/** Stores the file unchanged, in pieces; identical bytes are stored once. Returns its id. */
export const keepOriginal = async (tx: Queries, businessId: BusinessId, file: PackedFile): Promise<number> => {
  const { name, packed, sha256, size } = file
  const cold = await optionalValue(
    tx,
    integer,
    sql`select id from imported_file_cold where business_id = ${businessId} and sha256 = ${sha256}`,
  )
  if (cold !== undefined) return cold
  const { id, is_new } = await row(
    tx,
    SavedFile,
    sql`insert into imported_file (business_id, name, sha256, size, packed)
      values (${businessId}, ${name.replaceAll('\0', '')}, ${sha256}, ${size}, ${packed.subarray(0, PIECE)})
      on conflict (business_id, sha256) do update set name = imported_file.name returning id, xmax = 0 as is_new`,
  )
  const end = is_new ? packed.length : 0
  for (let number = 1; number * PIECE < end; number += 1) {
    await nextTurn()
    const piece = packed.subarray(number * PIECE, (number + 1) * PIECE)
    await execute(tx, sql`insert into imported_file_piece (file_id, number, bytes) values (${id}, ${number}, ${piece})`)
  }
  await nextTurn()
  return id
}

/** Moves the oldest files of a business out of the way, as far as they exceed the limits. None is lost. */
export const coolOriginals = async (
  tx: Queries,
  businessId: BusinessId,
  { bytes, files }: OriginalLimits,
): Promise<void> => {
  await execute(
    tx,
    sql`with counted as (
        select id, row_number() over newest as files, sum(size) over newest as bytes
        from imported_file where business_id = ${businessId} window newest as (order by id desc)
      ), moved as (
        delete from imported_file f using counted c where f.id = c.id and (c.files > ${files} or c.bytes > ${bytes})
        returning f.id, f.business_id, f.name, f.sha256, f.size, f.packed, f.received_at
      )
      insert into imported_file_cold (id, business_id, name, sha256, size, packed, received_at) select * from moved`,
  )
}

const PackedRow = rowCodec('PackedRow', { packed: text, size: integer, pieces: integer })

/** The bytes of a file that a business handed in, wherever they lie. Undefined also when it is deleted while it is read. */
export const originalOf = async (
  queries: Queries,
  businessId: BusinessId,
  id: number,
): Promise<Uint8Array | undefined> => {
  const file = await optionalRow(
    queries,
    PackedRow,
    sql`select encode(f.packed, 'base64') as packed, f.size,
        (select count(*) from imported_file_piece p where p.file_id = f.id) as pieces
      from (select id, packed, size from imported_file where business_id = ${businessId} and id = ${id}
        union all select id, packed, size from imported_file_cold where business_id = ${businessId} and id = ${id} limit 1) f`,
  )
  if (file === undefined) return undefined
  const packed = [Buffer.from(file.packed, 'base64')]
  for (let number = 1; number <= file.pieces; number += 1) {
    await nextTurn()
    const piece = await optionalValue(
      queries,
      text,
      sql`select encode(bytes, 'base64') from imported_file_piece where file_id = ${id} and number = ${number}`,
    )
    if (piece === undefined) return undefined
    packed.push(Buffer.from(piece, 'base64'))
  }
  return promisify(inflateRaw)(Buffer.concat(packed), { maxOutputLength: Math.max(file.size, 1) })
}

/**
 * Deletes the uploaded files that are no document's source. They are locked first: a concurrent import of the same
 * bytes is awaited, and the next statement sees its documents.
 */
export const deleteOriginals = async (tx: Queries, businessId: BusinessId): Promise<void> => {
  await execute(tx, sql`select id from imported_file where business_id = ${businessId} order by id for update`)
  for (const table of [sql`imported_file`, sql`imported_file_cold`]) {
    await execute(
      tx,
      sql`with unused as (
          delete from ${table} f where f.business_id = ${businessId}
            and not exists (select from tax_document d
              where d.business_id = f.business_id and d.source = 'import:' || f.id)
            and not exists (select from tax_document_copy d
              where d.business_id = f.business_id and d.source = 'import:' || f.id)
          returning f.id
        )
        delete from imported_file_piece p using unused where p.file_id = unused.id`,
    )
  }
}
