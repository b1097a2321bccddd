import * as E from 'fp-ts/Either'
import type { UserId } from '#domain/kernel/id.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { Writes } from '../http/call.ts'
import type { Limits } from '../http/rate-limits.ts'
import { accountLabel } from '../kernel/account-label.ts'
import type { Clock } from '../kernel/clock.ts'

/** An attempt at the password of an account, existing or not. */
export interface PasswordTry {
  /** The account key of the typed text. */
  readonly email: string
  readonly address: string
  readonly requestId: string
  /** The form of the attempt. */
  readonly at: 'sign-in' | 'registration' | 'password change' | 'handover'
}

/** A rejection is recorded in a transaction of its own. */
type RejectedTry = PasswordTry & Pick<Writes, 'transaction'>

export const recordSignedIn = (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  { address, email, requestId }: PasswordTry,
  userId: UserId,
  session: string,
): Promise<void> =>
  appendAuditEntry(tx, clock, { actor: email, userId, address, requestId, action: 'signed in', detail: { session } })

/** The same row with and without an account, so that the response time does not differ. */
export const recordWrongPassword = (
  services: { readonly clock: Clock },
  tried: RejectedTry,
  userId: UserId | undefined,
): Promise<void> => recordRejection(services, tried, userId, 'wrong password or account')

/** Once per address and window: further attempts add no information and would fill the audit log. */
export const recordTooManyTries = async (
  services: { readonly clock: Clock; readonly limits: Limits },
  tried: RejectedTry,
): Promise<void> => {
  if (await services.limits.isFirstRejection(tried.address))
    await recordRejection(services, tried, undefined, 'too many tries')
}

const recordRejection = (
  { clock }: { readonly clock: Clock },
  { address, at, email, requestId, transaction }: RejectedTry,
  userId: UserId | undefined,
  reason: string,
): Promise<void> =>
  transaction(async (tx) => {
    await appendAuditEntry(tx, clock, {
      actor: accountLabel(email),
      ...(userId === undefined ? {} : { userId }),
      address,
      requestId,
      action: 'password rejected',
      detail: { at, reason },
    })
    return E.right(undefined)
  }).then(() => undefined)
