import * as fc from 'fast-check'
import type { SessionTimes } from '../identity/session.ts'

/** Seconds since 1970, in the years in which this may run. */
export const instant: fc.Arbitrary<number> = fc.integer({ min: 1_700_000_000, max: 2_500_000_000 })

/** A session near its time limits, and the `now` of the check. */
export const sessionAt: fc.Arbitrary<readonly [SessionTimes, number]> = instant.chain((now) =>
  fc.tuple(
    fc.record({
      expiresAt: fc.integer({ min: -700, max: 4_000 }).map((left) => now + left),
      lastActivity: fc.integer({ min: 0, max: 4_000 }).map((ago) => now - ago),
      isSudo: fc.boolean(),
    }),
    fc.constant(now),
  ),
)
