import type { ApprovalId } from '#domain/team/pending.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** Stores a request of a person who left the company, with the content hash `hash`. */
export const storeApproval = async (
  host: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
): Promise<ApprovalId> => {
  const [person] = await host.database.query<{ id: number }>(
    `insert into app_user (email, name, password_hash) values ($1, 'Rosa', 'x') returning id`,
    [`rosa${businessId}@empresa.cl`],
  )
  const [stored] = await host.database.query<{ id: number }>(
    `insert into approval (business_id, act, state, requested_by, requested_at, needed, call, content, content_hash, expires_at)
      values ($1, 'OWN_ACCOUNT', 'PENDING', $2, now(), 1, $3::text::jsonb, '{"lines":[]}', 'hash', '2099-01-01') returning id`,
    [businessId, person?.id ?? 0, JSON.stringify({ kind: 'DELETE', accountId: 999_999 })],
  )
  return String(stored?.id) as ApprovalId
}
