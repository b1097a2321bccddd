import * as E from 'fp-ts/Either'
import type { Queries } from '../database/database.ts'
import type { Handler } from '../http/call.ts'
import { UNAUTHORIZED } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { companyOf, settleCompany } from './session-store.ts'
import { companyOfMember, companyOfUser, recordUse, type Company } from './membership-store.ts'
import { SESSION_SECONDS, type Tokens } from './tokens.ts'

/** A new token of the same session. Its company stays: one that its user had to leave is not replaced by another. */
export const refresh: Handler<{ readonly clock: Clock; readonly tokens: Tokens }, 'refresh'> = async (
  { clock, tokens },
  { session, transaction },
) => {
  const now = clock.now()
  if (session.authenticatedAt + SESSION_SECONDS <= now / 1000) return E.left(UNAUTHORIZED)
  const kept = await transaction(async (tx) => {
    const { id, user } = session
    const opened = await companyOf(tx, id)
    const company = await companyFor(tx, session, opened)
    if (company === undefined) return opened === undefined ? E.right(undefined) : E.left(UNAUTHORIZED)
    await settleCompany(tx, id, company.business.id)
    await recordUse(tx, user.id, company.business.id, now)
    return E.right(company)
  })
  if (E.isLeft(kept)) return kept
  return E.right({ token: await tokens.sign({ ...session, ...kept.right }) })
}

/** The company of the token, or that of the session, or the one used last where the session has none so far. */
const companyFor = async (
  tx: Queries,
  { business, role, user }: Session,
  opened: Business['id'] | undefined,
): Promise<Company | undefined> => {
  if (business !== undefined && role !== undefined) return { business, role }
  return opened === undefined ? companyOfUser(tx, user.id) : companyOfMember(tx, user.id, opened)
}
