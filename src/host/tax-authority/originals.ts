import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { BusinessId } from '#domain/kernel/id.ts'
import { exactlyOne, type Queries } from '../database/database.ts'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'
import { detectByteFormat } from './detect-format.ts'

/** How much of what a business hands in stays at hand. */
export interface OriginalLimits {
  readonly files: number
  readonly bytes: number
}

export const STANDARD_ORIGINALS: OriginalLimits = { files: 2_000, bytes: 500 * 1024 * 1024 }

/** A file that was handed in, packed to be kept. */
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
  /* What is packed already does not get smaller, and costs as long to try. */
  packed: await promisify(deflateRaw)(bytes, {
    level: detectByteFormat(bytes) === 'ZIP' ? 0 : 6,
    chunkSize: PACKED_AT_ONCE,
  }),
})

/** Each chunk of the packed bytes costs a turn of the event loop, and by default is 16 kB. */
const PACKED_AT_ONCE = 1024 * 1024

/** Bytes of a packed file per statement: the embedded database works on the thread that answers calls. */
const PIECE = 256 * 1024

/** Keeps the file as it came, in pieces; the same bytes are kept once. Its id. */
export const keepOriginal = async (tx: Queries, businessId: BusinessId, file: PackedFile): Promise<number> => {
  const { name, packed, sha256, size } = file
  const [cold] = await tx.query<{ id: number }>(
    'select id from imported_file_cold where business_id = $1 and sha256 = $2',
    [businessId, sha256],
  )
  if (cold !== undefined) return cold.id
  const { id, is_new } = exactlyOne(
    await tx.query<{ id: number; is_new: boolean }>(
      `insert into imported_file (business_id, name, sha256, size, packed) values ($1, $2, $3, $4, $5)
     on conflict (business_id, sha256) do update set name = imported_file.name returning id, xmax = 0 as is_new`,
      [businessId, name.replaceAll('\0', ''), sha256, size, packed.subarray(0, PIECE)],
    ),
  )
  const end = is_new ? packed.length : 0
  for (let number = 1; number * PIECE < end; number += 1) {
    await nextTurn()
    await tx.query('insert into imported_file_piece (file_id, number, bytes) values ($1, $2, $3)', [
      id,
      number,
      packed.subarray(number * PIECE, (number + 1) * PIECE),
    ])
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
  await tx.query(COOL, [businessId, files, bytes])
}

const COLUMNS = 'id, business_id, name, sha256, size, packed, received_at'

const COOL = `
with counted as (
  select id, row_number() over newest as files, sum(size) over newest as bytes from imported_file where business_id = $1
  window newest as (order by id desc)
), moved as (
  delete from imported_file f using counted c where f.id = c.id and (c.files > $2 or c.bytes > $3)
  returning ${COLUMNS.split(', ')
    .map((column) => `f.${column}`)
    .join(', ')}
)
insert into imported_file_cold (${COLUMNS}) select ${COLUMNS} from moved`

/** The bytes of a file that a business handed in, wherever they lie. Undefined also when it is deleted while it is read. */
export const originalOf = async (
  queries: Queries,
  businessId: BusinessId,
  id: number,
): Promise<Uint8Array | undefined> => {
  const [row] = await queries.query<{ packed: string; pieces: number; size: number }>(
    `select encode(f.packed, 'base64') as packed, f.size, (select count(*) from imported_file_piece p where p.file_id = f.id) as pieces
     from (select id, packed, size from imported_file where business_id = $1 and id = $2
       union all select id, packed, size from imported_file_cold where business_id = $1 and id = $2 limit 1) f`,
    [businessId, id],
  )
  if (row === undefined) return undefined
  const packed = [Buffer.from(row.packed, 'base64')]
  for (let number = 1; number <= row.pieces; number += 1) {
    await nextTurn()
    const [piece] = await queries.query<{ bytes: string }>(
      `select encode(bytes, 'base64') as bytes from imported_file_piece where file_id = $1 and number = $2`,
      [id, number],
    )
    if (piece === undefined) return undefined
    packed.push(Buffer.from(piece.bytes, 'base64'))
  }
  return promisify(inflateRaw)(Buffer.concat(packed), { maxOutputLength: Math.max(row.size, 1) })
}

/**
 * Deletes the imported files that no document of the business has as its source. They are locked first: who is importing the same bytes
 * now is waited for, and what that brought is seen by the statement that follows.
 */
export const forgetOriginals = async (tx: Queries, businessId: BusinessId): Promise<void> => {
  await tx.query('select id from imported_file where business_id = $1 order by id for update', [businessId])
  for (const table of ['imported_file', 'imported_file_cold'] as const) {
    await tx.query(
      `with forgotten as (
         delete from ${table} f where f.business_id = $1
         and not exists (select from tax_document d where d.business_id = $1 and d.source = 'import:' || f.id) returning f.id
       )
       delete from imported_file_piece p using forgotten where p.file_id = forgotten.id`,
      [businessId],
    )
  }
}
