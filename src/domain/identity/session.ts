/** All times are seconds since 1970 and all spans seconds, on the host's clock as far as it is known. */
const MINUTE = 60

/** A token with less than this left is renewed while its user is active. */
export const REFRESH_WINDOW = 5 * MINUTE
/** Nothing was touched for this long. */
export const IDLE_LIMIT = 30 * MINUTE
/** Renewed or not, a session that began this long ago is over. */
export const ABSOLUTE_LIMIT = 8 * 60 * MINUTE
/** An operator acting for a business has this long, and no renewal. */
export const SUDO_LIMIT = 30 * MINUTE

/** From its last second on. A time that is not a number has expired. */
export const isExpired = (expiresAt: number, nowSeconds: number): boolean => !(nowSeconds < expiresAt)

export const isIdle = (lastActivity: number, nowSeconds: number): boolean => !(nowSeconds - lastActivity < IDLE_LIMIT)

/** `startedAt` is when the person gave the password, however often the token was renewed since. */
export const hasReachedLimit = (startedAt: number, nowSeconds: number, isSudo: boolean = false): boolean =>
  !(nowSeconds - startedAt < (isSudo ? SUDO_LIMIT : ABSOLUTE_LIMIT))

export interface SessionTimes {
  readonly expiresAt: number
  readonly lastActivity: number
  readonly isSudo: boolean
}

/** The token is alive, about to end, and somebody is there. An operator's is never renewed. */
export const shouldRefresh = ({ expiresAt, lastActivity, isSudo }: SessionTimes, nowSeconds: number): boolean =>
  !isSudo &&
  !isExpired(expiresAt, nowSeconds) &&
  !isIdle(lastActivity, nowSeconds) &&
  expiresAt - nowSeconds < REFRESH_WINDOW

/** How far the host's clock is ahead of this one. A host that says nothing sensible is taken to agree. */
export const clockOffset = (hostNow: number, localNow: number): number =>
  Number.isFinite(hostNow - localNow) ? hostNow - localNow : 0

export const serverNow = (localNow: number, offset: number): number => localNow + offset
