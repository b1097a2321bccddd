import { IDLE_LIMIT, REFRESH_WINDOW } from '#domain/identity/session.ts'
import type { Session } from './sessions.port.ts'

const WARN_SECONDS = 120

/** The warnings before the end of a session; each is undefined while it is far off. */
export interface SessionCountdown {
  /** Until the session ends automatically; only within the last two minutes. */
  readonly secondsLeft: number | undefined
  /** The end of the session regardless of activity, in seconds since 1970; only within its last minutes. */
  readonly endsAt: number | undefined
}

export const NO_COUNTDOWN: SessionCountdown = { secondsLeft: undefined, endsAt: undefined }

/** `isLast`: the host does not extend the session any more. */
export const countdownOf = (
  { expiresAt, isSudo }: Session,
  isLast: boolean,
  lastActivity: number,
  nowSeconds: number,
): SessionCountdown => {
  const left = Math.min(isSudo || isLast ? Infinity : expiresAt, lastActivity + IDLE_LIMIT) - nowSeconds
  return {
    secondsLeft: left <= WARN_SECONDS ? Math.ceil(left) : undefined,
    endsAt: isLast && expiresAt - nowSeconds <= REFRESH_WINDOW ? expiresAt : undefined,
  }
}
