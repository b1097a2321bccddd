import { describe, expect, it } from 'vitest'
import { isConfirming, ORDER_TYPES } from '#domain/orders/order.ts'

describe('an order', () => {
  it('pays what the company owes when it is confirming, and advances what the company is owed otherwise', () => {
    expect(ORDER_TYPES.map((type) => [type, isConfirming({ type })])).toEqual([
      ['DIRECT_FINANCING', false],
      ['EARLY_PAYMENT', false],
      ['CONFIRMING', true],
    ])
  })
})
