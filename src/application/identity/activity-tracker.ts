import type { Clock } from '../shared/clock.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** When somebody was last at this browser, as far as this tab knows. Its tabs tell each other, at most once a minute. */
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

  /** As the browser remembers it; a browser that does not has just been opened by somebody. */
  restore(): void {
    this.last = this.#isIdleFor(this.#preferences.read().lastActivity)
  }

  /** Somebody has just signed in, here or at another tab. */
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

  /** Hears of the other tabs. The answer stops it. */
  watch(): () => void {
    return this.#preferences.watch(
      ({ lastActivity = 0 }) => (this.last = Math.max(this.last, this.#isIdleFor(lastActivity))),
    )
  }

  /** Nobody was there later than now, whatever a clock said that has been put right since. */
  #isIdleFor(seconds = Infinity): number {
    return Math.min(seconds, this.#now())
  }

  #now(): number {
    return this.#clock.now() / 1_000
  }
}

const SHARE_SECONDS = 60
