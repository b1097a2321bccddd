import { createHash } from 'node:crypto'
import type { Queries } from '../database/database.ts'

/** The result of verifying the audit log. */
export type AuditLogVerdict =
  | { readonly _tag: 'TrailWhole'; readonly rows: number; readonly hash: string }
  /** Row number `position`, counted from 1, was changed; the rows before it are intact. */
  | { readonly _tag: 'TrailBroken'; readonly position: number }

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
    const rows = await queries.query<{ position: number; content: string; hash: string }>(PAGE, [position, PAGE_ROWS])
    for (const row of rows) {
      position += 1
      hash = createHash('sha256').update(hash).update(row.content).digest('hex')
      if (row.position !== position || row.hash !== hash) return { _tag: 'TrailBroken', position }
      isHeadRight ||= before?.position === position && before.hash === hash
    }
    if (rows.length < PAGE_ROWS) break
  }
  const after = await headOf(queries)
  return isHeadRight && (after?.position === position ? after.hash === hash : (after?.position ?? 0) > position)
    ? { _tag: 'TrailWhole', rows: position, hash }
    : { _tag: 'TrailBroken', position: position + 1 }
}

interface Head {
  readonly position: number
  readonly hash: string
}

const headOf = async (queries: Queries): Promise<Head | undefined> =>
  (await queries.query<Head>('select position, hash from audit_head'))[0]

const BEGINNING = '0'.repeat(64)
const PAGE_ROWS = 1_000

/** The content is written out here, because the function that wrote the rows may have been changed since. */
const PAGE = `
select position, hash, jsonb_build_array(position, id, extract(epoch from at), actor, user_id, business_id, action, detail,
  request_id, operator, method, route, result, address, key)::text as content
from audit where position > $1 order by position limit $2`
