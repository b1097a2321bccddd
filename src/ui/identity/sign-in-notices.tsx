import type { SignInNotice } from '#application/identity/sign-in-draft.ts'
import type { SignOutReason } from '#application/identity/sessions.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { sessionText } from '../text/session.ts'
import { authText } from '../text/auth.ts'
import { FailureNotice } from './failure-notice.tsx'
import { LockNotice } from './lock-notice.tsx'

export interface SignInNoticesProps {
  /** The failure of the last attempt, which hides other notices. */
  readonly failure: Failure | undefined
  /** The end of the lock, in milliseconds since 1970. */
  readonly lockedUntil?: number | undefined
  /** Why the user has to sign in. */
  readonly reason: SignOutReason | SignInNotice | undefined
}

/** The notice above the sign-in form; none after a sign-out by the user. */
export const SignInNotices = ({ failure, lockedUntil, reason }: SignInNoticesProps) => {
  if (failure !== undefined && lockedUntil !== undefined) return <LockNotice failure={failure} until={lockedUntil} />
  if (failure !== undefined) return <FailureNotice failure={failure} />
  const sentence = reason && SENTENCES[reason]
  const isGood = reason === 'registered' || reason === 'passwordChanged'
  return sentence === undefined ? null : <MessageBar intent={isGood ? 'info' : 'warning'}>{sentence}</MessageBar>
}

const SENTENCES: Readonly<Record<SignOutReason | SignInNotice, string | undefined>> = {
  registered: authText.registered,
  passwordChanged: authText.passwordChanged,
  expired: sessionText.expired,
  idle: sessionText.expired,
  signedOut: undefined,
  signedOutElsewhere: sessionText.signedOutElsewhere,
  replacedElsewhere: sessionText.replacedElsewhere,
}
