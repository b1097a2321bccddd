/** Times are seconds since 1970 and spans seconds, on the server clock as far as known. */
const MINUTE = 60

/** A token with less time left is refreshed while its user is active. */
export const REFRESH_WINDOW = 5 * MINUTE
/** Longest time without activity. */
export const IDLE_LIMIT = 30 * MINUTE
/** Longest session, however often it was refreshed. */
const ABSOLUTE_LIMIT = 8 * 60 * MINUTE
/** Longest impersonation session; it is never refreshed. */
const SUDO_LIMIT = 30 * MINUTE

/** Expired from its last second on. NaN counts as expired. */
export const isExpired = (expiresAt: number, nowSeconds: number): boolean => !(nowSeconds < expiresAt)

export const isIdle = (lastActivity: number, nowSeconds: number): boolean => !(nowSeconds - lastActivity < IDLE_LIMIT)

/** `startedAt` is the time of the sign-in, unchanged by token refreshes. */
export const hasReachedLimit = (startedAt: number, nowSeconds: number, isSudo: boolean = false): boolean =>
  !(nowSeconds - startedAt < (isSudo ? SUDO_LIMIT : ABSOLUTE_LIMIT))

export interface SessionTimes {
  readonly expiresAt: number
  readonly lastActivity: number
  readonly isSudo: boolean
}

/** The token is valid, near its end, and the user is active. An impersonation token is never refreshed. */
export const shouldRefresh = ({ expiresAt, lastActivity, isSudo }: SessionTimes, nowSeconds: number): boolean =>
  !isSudo &&
  !isExpired(expiresAt, nowSeconds) &&
  !isIdle(lastActivity, nowSeconds) &&
  expiresAt - nowSeconds < REFRESH_WINDOW

/** Seconds by which the server clock leads the local one. Zero when the server time is invalid. */
export const clockOffset = (hostNow: number, localNow: number): number =>
  Number.isFinite(hostNow - localNow) ? hostNow - localNow : 0

export const serverNow = (localNow: number, offset: number): number => localNow + offset
