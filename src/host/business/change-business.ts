import * as E from 'fp-ts/Either'
import { parseBusinessAddress } from '#domain/business/business.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Call, HandlerResult, Writes } from '../http/call.ts'
import { changedMeanwhile, invalid } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import { cleanText } from '../kernel/clean-text.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { lockedBusiness, saveAddress } from './store.ts'

type ChangeBusinessCall = Pick<
  Call<unknown, unknown, { readonly address: string }> & Writes,
  'afterCommit' | 'body' | 'requestId' | 'transaction'
> & {
  readonly business: Pick<Business, 'id'>
  readonly session: Pick<Session, 'operator' | 'user'>
  readonly version: number
}

/** Changes the address, unless the business changed since the caller read it. */
export const changeBusiness = async (
  { clock, live }: { readonly clock: Clock; readonly live: Live },
  { afterCommit, body, business: { id }, requestId, session, transaction, version }: ChangeBusinessCall,
): HandlerResult<Business> => {
  const address = parseBusinessAddress(cleanText(body.address))
  if (E.isLeft(address)) return E.left(invalid(['address']))
  return transaction(async (tx) => {
    const stored = await lockedBusiness(tx, id)
    if (stored.version !== version) return E.left(changedMeanwhile(stored))
    const changed = await saveAddress(tx, id, address.right)
    await appendAuditEntry(tx, clock, {
      ...actingUser({ business: { id }, requestId, session }),
      action: 'business changed',
      detail: { fields: 'address' },
    })
    afterCommit(() => live.publish({ type: 'profile', businessId: id }))
    return E.right(changed)
  })
}
