import type { Country } from '#domain/kernel/country.ts'

/** The token for calls. Read for each call, and notified when the host rejects it. */
export interface SessionHeader {
  readonly token: () => string | undefined
  readonly country: () => Country
  /** The host no longer accepts `token`. */
  readonly rejectToken: (token: string) => void
  /** The role of the user does not permit a call with `token`. */
  readonly deny: (token: string) => void
  /** Calls the listener when the current session ends or is replaced. Returns how to stop listening. */
  readonly onEnd: (listener: () => void) => () => void
}
