import type { Failure } from '#application/shared/failure.ts'
import { sessionText } from '../text/session.ts'
import { FailureNotice } from './failure-notice.tsx'
import { AuthLink } from './auth-link.tsx'

export interface LockNoticeProps {
  readonly failure: Failure
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Shows when the lock ends, in the user's time zone. Resetting the password ends the lock of an account at once. */
export const LockNotice = ({ failure, until }: LockNoticeProps) => {
  const time = timeOfDay(until)
  const isOfAccount = failure._tag === 'Rejected' && failure.code === 'ERROR_AUTH_TOO_MANY_ATTEMPTS'
  if (!isOfAccount) return <FailureNotice failure={failure} sentence={sessionText.browserLocked(time)} />
  return (
    <FailureNotice failure={failure} sentence={sessionText.accountLocked(time)}>
      <AuthLink to="forgot" className="auth-way-out">
        {sessionText.unlockByReset}
      </AuthLink>
    </FailureNotice>
  )
}

const MINUTE_MS = 60_000

/** The first full minute after the end. */
const timeOfDay = (epochMs: number): string => {
  const at = new Date(Math.ceil(epochMs / MINUTE_MS) * MINUTE_MS)
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
}
