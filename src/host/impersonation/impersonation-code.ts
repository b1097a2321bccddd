import { createHash, randomBytes } from 'node:crypto'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Queries } from '../database/database.ts'

/** So long after it was issued does a code open an account. */
export const CODE_SECONDS = 120

/** As whom an operator may enter. */
export interface ImpersonationGrant {
  readonly userId: UserId
  readonly businessId: BusinessId
  readonly operator: string
}

/** 32 random bytes, of which only the digest is kept. */
export const issueImpersonationCode = async (
  tx: Queries,
  clock: Clock,
  { businessId, operator, userId }: ImpersonationGrant,
): Promise<string> => {
  const code = randomBytes(32).toString('base64url')
  await tx.query(
    'insert into impersonation_code (hash, user_id, business_id, operator, expires_at) values ($1, $2, $3, $4, $5)',
    [digestOf(code), userId, businessId, operator, new Date(clock.now() + CODE_SECONDS * 1000)],
  )
  return code
}

/** Uses the code up. Of two who come with it at once one is let in; who comes late, or with another, is not. */
export const redeemImpersonationCode = async (
  tx: Queries,
  clock: Clock,
  code: string,
): Promise<ImpersonationGrant | undefined> => {
  const now = new Date(clock.now())
  const [row] = await tx.query<{ user_id: number; business_id: number; operator: string }>(
    'delete from impersonation_code where hash = $1 and expires_at > $2 returning user_id, business_id, operator',
    [digestOf(code), now],
  )
  await tx.query('delete from impersonation_code where expires_at <= $1', [now])
  return (
    row && {
      userId: String(row.user_id) as UserId,
      businessId: String(row.business_id) as BusinessId,
      operator: row.operator,
    }
  )
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
