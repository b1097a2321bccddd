import type { BusinessId } from '#domain/kernel/id.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { createSecret, digestOf } from '../kernel/one-time-secret.ts'

/** The validity of a report token, within its session. */
const REPORT_TOKEN_SECONDS = 60

/** The address of a frame carries it in the place of a token: it opens the report of one business, once. */
export const issueTicket = async (
  queries: Queries,
  clock: Clock,
  session: Session,
  businessId: BusinessId,
): Promise<string> => {
  const ticket = createSecret()
  const now = clock.now()
  const until = new Date(Math.min(now + REPORT_TOKEN_SECONDS * 1000, session.expiresAt * 1000))
  await execute(queries, sql`delete from report_ticket where until <= ${new Date(now)}`)
  await execute(
    queries,
    sql`insert into report_ticket (digest, business_id, session_id, until)
      values (${digestOf(ticket)}, ${businessId}, ${session.id}, ${until})`,
  )
  return ticket
}

/**
 * Consumes the token. Of two concurrent requests one gets the business, while its user is a member. The end of the
 * session deletes its tokens, which is why this is a row and no signed token.
 */
export const redeemTicket = (queries: Queries, clock: Clock, ticket: string): Promise<BusinessId | undefined> =>
  optionalValue(
    queries,
    id<'Business'>(),
    sql`delete from report_ticket t using session s, membership m
      where t.digest = ${digestOf(ticket)} and t.until > ${new Date(clock.now())} and s.id = t.session_id
        and m.user_id = s.user_id and m.business_id = t.business_id
      returning t.business_id`,
  )
