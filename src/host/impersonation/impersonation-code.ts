import type { Clock } from '../kernel/clock.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, sql } from '../database/sql.ts'
import { createSecret, digestOf } from '../kernel/one-time-secret.ts'
import type { TypeOf } from 'io-ts'

/** How long a code is valid. */
export const CODE_SECONDS = 120

const ImpersonationGrant = rowCodec('ImpersonationGrant', {
  userId: id<'User'>(),
  businessId: id<'Business'>(),
  operator: text,
})

/** The user for whom an operator may act. */
export type ImpersonationGrant = TypeOf<typeof ImpersonationGrant>

export const issueImpersonationCode = async (
  tx: Queries,
  clock: Clock,
  { businessId, operator, userId }: ImpersonationGrant,
): Promise<string> => {
  const code = createSecret()
  await execute(
    tx,
    sql`insert into impersonation_code (hash, user_id, business_id, operator, expires_at)
      values (${digestOf(code)}, ${userId}, ${businessId}, ${operator}, ${new Date(clock.now() + CODE_SECONDS * 1000)})`,
  )
  return code
}

/** Uses the code up: of two requests with it at once, one gets the grant. */
export const redeemImpersonationCode = async (
  tx: Queries,
  clock: Clock,
  code: string,
): Promise<ImpersonationGrant | undefined> => {
  const now = new Date(clock.now())
  const grant = await optionalRow(
    tx,
    ImpersonationGrant,
    sql`delete from impersonation_code where hash = ${digestOf(code)} and expires_at > ${now}
      returning user_id as "userId", business_id as "businessId", operator`,
  )
  await execute(tx, sql`delete from impersonation_code where expires_at <= ${now}`)
  return grant
}
