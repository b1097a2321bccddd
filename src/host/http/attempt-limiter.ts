/** Limits attempts at a secret. Times are milliseconds since 1970. */
export interface AttemptLimiter {
  /** Counts an attempt before the check; returns the milliseconds to wait instead, if it is blocked. */
  readonly attempt: (subject: string) => number | undefined
  /** A correct secret clears the wrong attempts before it. */
  readonly clear: (subject: string) => void
}

/** The maximum applies to any quarter of an hour. */
const WINDOW_MS = 15 * 60_000
/** Each attempt above the limit waits twice as long as the previous one, up to the window. */
const FIRST_DELAY_MS = 60_000
/** The limit of stored subjects: the least recently used are dropped first. */
const MOST_SUBJECTS = 50_000

interface Tries {
  /** The latest attempts, oldest first. */
  readonly times: ReadonlyArray<number>
  readonly wrong: number
}

export const createAttemptLimiter = (most: number, now: () => number): AttemptLimiter => {
  const subjects = new Map<string, Tries>()
  return {
    attempt: (subject) => {
      const tries = subjects.get(subject) ?? { times: [], wrong: 0 }
      const at = now()
      const wait = waitAfter(tries, most, at)
      if (wait > 0) return wait
      subjects.delete(subject)
      subjects.set(subject, { times: [...tries.times, at].slice(-most), wrong: tries.wrong + 1 })
      const [oldest] = subjects.keys()
      if (subjects.size > MOST_SUBJECTS && oldest !== undefined) subjects.delete(oldest)
      return undefined
    },
    clear: (subject) => void subjects.delete(subject),
  }
}

const waitAfter = ({ times, wrong }: Tries, most: number, now: number): number => {
  const last = times.at(-1) ?? -Infinity
  const oldest = times.length < most ? -Infinity : (times[0] ?? -Infinity)
  const delay = wrong < most ? 0 : Math.min(WINDOW_MS, FIRST_DELAY_MS * 2 ** (wrong - most))
  return Math.max(oldest + WINDOW_MS, last + delay) - now
}
