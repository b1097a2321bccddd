import { createHash, randomBytes } from 'node:crypto'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Queries } from '../database/database.ts'
import type { Session } from '../identity/session.ts'

/** So long does a ticket open the report, if its session lasts as long. */
const REPORT_TOKEN_SECONDS = 60

/** What a frame carries in the place of a token: 32 random bytes for one business and one showing. Only the digest is kept. */
export const issueTicket = async (
  queries: Queries,
  clock: Clock,
  session: Session,
  businessId: BusinessId,
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  const now = clock.now()
  await queries.query('delete from report_ticket where until <= $1', [new Date(now)])
  await queries.query('insert into report_ticket (digest, business_id, session_id, until) values ($1, $2, $3, $4)', [
    digestOf(ticket),
    businessId,
    session.id,
    new Date(Math.min(now + REPORT_TOKEN_SECONDS * 1000, session.expiresAt * 1000)),
  ])
  return ticket
}

/** Uses the ticket up. Of two requests with it at once one gets the business, while its user belongs to it; the session ends its tickets with it. */
export const redeemTicket = async (queries: Queries, clock: Clock, ticket: string): Promise<BusinessId | undefined> => {
  const [row] = await queries.query<{ business_id: number }>(
    `delete from report_ticket t using session s, membership m
     where t.digest = $1 and t.until > $2 and s.id = t.session_id and m.user_id = s.user_id and m.business_id = t.business_id
     returning t.business_id`,
    [digestOf(ticket), new Date(clock.now())],
  )
  return row && (String(row.business_id) as BusinessId)
}

const digestOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')
