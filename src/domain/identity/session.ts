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

/**
 * Whether a token is no longer valid: from the second `expiresAt` on (RFC 7519, 4.1.4). NaN counts as expired.
 *
 * @example
 * ```ts
 * import { isExpired } from '@anticipo/domain/identity/session'
 *
 * isExpired(10_000, 9_999) // false
 * isExpired(10_000, 10_000) // true
 * ```
 */
export const isExpired = (expiresAt: number, nowSeconds: number): boolean => !(nowSeconds < expiresAt)

/**
 * No activity for `IDLE_LIMIT` seconds or more. NaN counts as idle.
 *
 * @example
 * ```ts
 * import { isIdle } from '@anticipo/domain/identity/session'
 *
 * isIdle(1_000, 1_000 + 29 * 60) // false
 * isIdle(1_000, 1_000 + 30 * 60) // true
 * ```
 */
export const isIdle = (lastActivity: number, nowSeconds: number): boolean => !(nowSeconds - lastActivity < IDLE_LIMIT)

/**
 * Whether the session ends, however active: after `ABSOLUTE_LIMIT`, or `SUDO_LIMIT` for an operator. `startedAt` is
 * the time of the sign-in in seconds, unchanged by token refreshes.
 *
 * @example
 * ```ts
 * import { hasReachedLimit } from '@anticipo/domain/identity/session'
 *
 * hasReachedLimit(0, 8 * 60 * 60) // true
 * hasReachedLimit(0, 31 * 60, true) // true
 * ```
 */
export const hasReachedLimit = (startedAt: number, nowSeconds: number, isSudo: boolean = false): boolean =>
  !(nowSeconds - startedAt < (isSudo ? SUDO_LIMIT : ABSOLUTE_LIMIT))

/** The times of a token, in seconds since 1970 on the server clock. `isSudo`: an operator acts for the user. */
export interface SessionTimes {
  readonly expiresAt: number
  readonly lastActivity: number
  readonly isSudo: boolean
}

/**
 * The token is valid, near its end, and the user is active. An impersonation token is never refreshed.
 *
 * @example
 * ```ts
 * import { shouldRefresh } from '@anticipo/domain/identity/session'
 *
 * shouldRefresh({ expiresAt: 10_000, lastActivity: 9_700, isSudo: false }, 9_800) // true
 * shouldRefresh({ expiresAt: 10_000, lastActivity: 9_700, isSudo: true }, 9_800) // false
 * ```
 */
export const shouldRefresh = ({ expiresAt, lastActivity, isSudo }: SessionTimes, nowSeconds: number): boolean =>
  !isSudo &&
  !isExpired(expiresAt, nowSeconds) &&
  !isIdle(lastActivity, nowSeconds) &&
  expiresAt - nowSeconds < REFRESH_WINDOW

/**
 * Seconds by which the server clock leads the local one. Zero when the server time is invalid.
 *
 * @example
 * ```ts
 * import { clockOffset } from '@anticipo/domain/identity/session'
 *
 * clockOffset(1_010, 1_000) // 10
 * clockOffset(NaN, 1_000) // 0
 * ```
 */
export const clockOffset = (hostNow: number, localNow: number): number =>
  Number.isFinite(hostNow - localNow) ? hostNow - localNow : 0

/**
 * The server time in seconds, by the offset of `clockOffset`.
 *
 * @example
 * ```ts
 * import { serverNow } from '@anticipo/domain/identity/session'
 *
 * serverNow(1_000, 10) // 1010
 * ```
 */
export const serverNow = (localNow: number, offset: number): number => localNow + offset
