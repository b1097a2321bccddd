import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { HostServices } from '../server/services.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'

/** A try at the password of an account, which there may or may not be. */
export interface PasswordTry {
  /** What was typed, as the key of an account. */
  readonly email: string
  readonly address: string
  readonly requestId: string
  /** Where the password was asked for. */
  readonly at: 'sign-in' | 'registration' | 'password change'
}

export const noteSignedIn = (
  { clock }: Pick<HostServices, 'clock'>,
  tx: Queries,
  { address, email, requestId }: PasswordTry,
  userId: UserId,
  session: string,
): Promise<void> =>
  appendAuditEntry(tx, clock, { actor: email, userId, address, requestId, action: 'signed in', detail: { session } })

/** The same row whether or not there is such an account, so that the time of the answer does not say which. */
export const noteWrongPassword = (parts: HostServices, tried: PasswordTry, userId: UserId | undefined): Promise<void> =>
  noteRefusal(parts, tried, userId, 'wrong password or account')

/** Once per address and window: further attempts add no information and would fill the audit log. */
export const noteTooManyTries = async (parts: HostServices, tried: PasswordTry): Promise<void> => {
  if (await parts.limits.isFirstRefusal(tried.address)) await noteRefusal(parts, tried, undefined, 'too many tries')
}

const noteRefusal = (
  { clock, database }: HostServices,
  { address, at, email, requestId }: PasswordTry,
  userId: UserId | undefined,
  reason: string,
): Promise<void> =>
  database.transaction((tx) =>
    appendAuditEntry(tx, clock, {
      actor: nameOf(email),
      ...(userId === undefined ? {} : { userId }),
      address,
      requestId,
      action: 'password refused',
      detail: { at, reason },
    }),
  )

/** What is no e-mail address may be a password in the wrong field. */
export const nameOf = (email: string): string => (E.isRight(Email.parse(email)) ? email : '(no e-mail address)')
