import * as fc from 'fast-check'
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts'
import type { JobState, TaxProgress, TaxStatus } from '../tax-credential/landing.ts'

export const orderStatus: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_STATUSES)

/** What a newer or a broken host may say: near misses, names that every object has, anything at all. */
export const anyStatusText: fc.Arbitrary<string> = fc.oneof(
  orderStatus,
  orderStatus.map((status) => status.toLowerCase()),
  orderStatus.map((status) => ` ${status}`),
  fc.constantFrom('', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'undefined', 'null', '0', 'UNKNOWN', 'LATE'),
  fc.string(),
  fc.string({ unit: 'binary' }),
)

export const jobState: fc.Arbitrary<JobState> = fc.constantFrom('QUEUE', 'WORKING', 'SUCCESS', 'FAILED')

/** Percentages as they may come: in range, out of it, and not numbers at all. */
export const anyPercent: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.integer({ min: -10, max: 200 }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 99.5, 99.4, -0),
)

export const taxStatus: fc.Arbitrary<TaxStatus> = fc.record({
  hasCredential: fc.boolean(),
  isCredentialActive: fc.boolean(),
  jobState: fc.option(jobState, { nil: undefined }),
  jobProgress: anyPercent,
})

export const taxProgress: fc.Arbitrary<TaxProgress> = fc.record({ status: jobState, completion: anyPercent })
