import type { Clock } from '../shared/clock.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/**
 * The time of the last user activity in this browser, as far as this tab knows. Tabs synchronise it once a minute at
 * most.
 */
export class ActivityTracker {
  /** Seconds since 1970. */
  last = 0
  readonly #preferences: Preferences
  readonly #clock: Pick<Clock, 'now'>
  #shared = 0

  constructor(preferences: Preferences, clock: Pick<Clock, 'now'>) {
    this.#preferences = preferences
    this.#clock = clock
  }

  /** Restores the stored time; without one, the browser has just been opened. */
  restore(): void {
    this.last = this.#isIdleFor(this.#preferences.read().lastActivity)
  }

  /** A sign-in, in this or another tab. */
  start(): void {
    this.last = this.#now()
    this.#shared = 0
  }

  recordActivity(): void {
    this.last = this.#now()
    if (Math.abs(this.last - this.#shared) < SHARE_SECONDS) return
    this.#shared = this.last
    this.#preferences.change({ lastActivity: this.last })
  }

  /** Learns what other tabs did while this one was frozen, before their notices arrive. A time in the future is of a wrong clock. */
  catchUp(): void {
    const { lastActivity = 0 } = this.#preferences.read()
    if (lastActivity <= this.#now()) this.last = Math.max(this.last, lastActivity)
  }

  /** Follows the other tabs. Returns the unsubscription. */
  watch(): () => void {
    return this.#preferences.watch(
      ({ lastActivity = 0 }) => (this.last = Math.max(this.last, this.#isIdleFor(lastActivity))),
    )
  }

  /** The last activity is never in the future, whatever a clock showed before its correction. */
  #isIdleFor(seconds = Infinity): number {
    return Math.min(seconds, this.#now())
  }

  #now(): number {
    return this.#clock.now() / 1_000
  }
}

const SHARE_SECONDS = 60
