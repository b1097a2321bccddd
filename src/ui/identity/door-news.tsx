import type { SignInNotice } from '#application/identity/sign-in-draft.ts'
import type { SignOutReason } from '#application/identity/session.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import { Strip } from '../design/strip.tsx'
import { sessionText } from '../text/session.ts'
import { startText } from '../text/start.ts'
import { FailureNotice } from './failure-notice.tsx'
import { LockNotice } from './lock-notice.tsx'

export interface DoorNewsProps {
  /** Why the last attempt to sign in failed: then nothing else matters. */
  readonly failure: Failure | undefined
  /** Until when none is judged, in milliseconds since 1970. */
  readonly lockedUntil?: number | undefined
  /** Why somebody has to sign in. */
  readonly reason: SignOutReason | SignInNotice | undefined
}

/** What there is to say above the form to sign in; nothing to who meant to leave. */
export const DoorNews = ({ failure, lockedUntil, reason }: DoorNewsProps) => {
  if (failure !== undefined && lockedUntil !== undefined) return <LockNotice failure={failure} until={lockedUntil} />
  if (failure !== undefined) return <FailureNotice failure={failure} />
  const sentence = reason && SENTENCES[reason]
  const isGood = reason === 'registered' || reason === 'passwordChanged'
  return sentence === undefined ? null : <Strip intent={isGood ? 'info' : 'warning'}>{sentence}</Strip>
}

const SENTENCES: Readonly<Record<SignOutReason | SignInNotice, string | undefined>> = {
  registered: startText.registered,
  passwordChanged: startText.passwordChanged,
  expired: sessionText.expired,
  idle: sessionText.expired,
  signedOut: undefined,
  signedOutElsewhere: sessionText.signedOutElsewhere,
  replacedElsewhere: sessionText.replacedElsewhere,
}
