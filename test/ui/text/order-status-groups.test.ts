import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyStatusText } from '#domain/testing/order-statuses.ts'
import { statusGroupOf } from '#ui/text/order-status-groups.ts'

describe("the chip of an order's invoice", () => {
  it.each([
    ['IN_REVIEW', 'yellow', 'En revisión'],
    ['APPROVED', 'blue', 'Aprobada'],
    ['PAID', 'green', 'Pagada'],
    ['TRANSFERRED', 'lightblue', 'Transferida'],
    ['LATE', 'red', 'En mora'],
    ['REJECTED', 'red', 'Rechazada'],
    ['RENEGOTIATED', 'purple', 'Renegociada'],
  ])('of %s is %s: %s', (group, color, label) => {
    expect(statusGroupOf(group)).toEqual({ color, label })
  })

  it('retains the text of an unknown group', () => {
    expect(statusGroupOf('EN_PAUSA')).toEqual({ color: 'default', label: 'EN_PAUSA' })
    fc.assert(
      fc.property(anyStatusText, (text) => {
        const { color, label } = statusGroupOf(text)
        expect(label === text).toBe(color === 'default')
      }),
    )
  })
})
