import { createHash } from 'node:crypto'
import { integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'

/** The result of verifying the audit log. */
export type AuditLogVerdict =
  | { readonly _tag: 'TrailIntact'; readonly rows: number; readonly hash: string }
  /** Row number `position`, counted from 1, was changed; the rows before it are intact. */
  | { readonly _tag: 'TrailBroken'; readonly position: number }

export type ValidAuditLog = Extract<AuditLogVerdict, { readonly _tag: 'TrailIntact' }>

/**
 * Reads the log from its start and recomputes every digest. It may grow meanwhile, so its end is read before and after,
 * and must lie between the two.
 */
export const verifyAuditLog = async (queries: Queries): Promise<AuditLogVerdict> => {
  const before = await headOf(queries)
  let hash = BEGINNING
  let position = 0
  let isHeadRight = before?.position === 0 && before.hash === hash
  for (;;) {
    const page = await rows(
      queries,
      AuditRow,
      sql`select position, hash, ${CONTENT} as content from audit where position > ${position} order by position limit ${PAGE_ROWS}`,
    )
    for (const row of page) {
      position += 1
      hash = createHash('sha256').update(hash).update(row.content).digest('hex')
      if (row.position !== position || row.hash !== hash) return { _tag: 'TrailBroken', position }
      isHeadRight ||= before?.position === position && before.hash === hash
    }
    if (page.length < PAGE_ROWS) break
  }
  const after = await headOf(queries)
  return isHeadRight && (after?.position === position ? after.hash === hash : (after?.position ?? 0) > position)
    ? { _tag: 'TrailIntact', rows: position, hash }
    : { _tag: 'TrailBroken', position: position + 1 }
}

const AuditRow = rowCodec('AuditRow', { position: integer, hash: text, content: text })
const HeadRow = rowCodec('HeadRow', { position: integer, hash: text })

const headOf = (queries: Queries) => optionalRow(queries, HeadRow, sql`select position, hash from audit_head`)

const BEGINNING = '0'.repeat(64)
const PAGE_ROWS = 1_000

/** The content is written out here, because the function that wrote the rows may have been changed since. */
const CONTENT = sql`jsonb_build_array(position, id, extract(epoch from at), actor, user_id, business_id, action, detail,
  request_id, operator, method, route, result, address, key)::text`
