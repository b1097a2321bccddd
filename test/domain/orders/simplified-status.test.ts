import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import {
  SIMPLIFIED_STATUSES,
  simplifiedLabel,
  simplifiedStatus,
  simplify,
  statusesOfSimplified,
} from '#domain/orders/simplified-status.ts'
import { anyStatusText } from '#domain/testing/order-statuses.ts'

describe('the simplified statuses', () => {
  it('divide all known statuses, and contain every other text', () => {
    const divided = SIMPLIFIED_STATUSES.flatMap(statusesOfSimplified)
    expect(divided.toSorted()).toEqual([...ORDER_STATUSES].toSorted())
    fc.assert(
      fc.property(anyStatusText, (status) => {
        expect(SIMPLIFIED_STATUSES).toContain(simplify(status))
        expect(simplifiedStatus(status)).toBe(simplifiedLabel(simplify(status)))
      }),
    )
  })
})
