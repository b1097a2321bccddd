import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_TYPES } from '#domain/orders/order.ts'
import { ORDER_STATES } from '#domain/orders/tracker.ts'
import { ORDER_DAYS, ORDER_GROUPS, ordersIn, queryOf } from '#ui/orders/order-query.ts'

const nothing = { nil: undefined }

describe('the address of the list of orders', () => {
  it('names its filters', () => {
    const choice = { group: 'WAITING', state: undefined, type: 'CONFIRMING', days: 30 } as const
    expect(queryOf({ search: '12', choice })).toBe('grupo=WAITING&tipo=CONFIRMING&dias=30&buscar=12')
    expect(ordersIn('')).toEqual({
      search: '',
      choice: { group: undefined, state: undefined, type: undefined, days: undefined },
    })
  })

  it('is read as it was written', () => {
    const shown = fc.record({
      search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      choice: fc.record({
        group: fc.option(fc.constantFrom(...ORDER_GROUPS), nothing),
        state: fc.option(fc.constantFrom(...ORDER_STATES), nothing),
        type: fc.option(fc.constantFrom(...ORDER_TYPES), nothing),
        days: fc.option(fc.constantFrom(...ORDER_DAYS), nothing),
      }),
    })
    fc.assert(
      fc.property(shown, (one) => {
        expect(ordersIn(queryOf(one))).toEqual(one)
      }),
    )
  })

  it('leaves out whatever it does not know', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const query = new URLSearchParams({ grupo: text, estado: text, tipo: text, dias: text }).toString()
        const { choice } = ordersIn(query)
        const known: ReadonlyArray<unknown> = [
          ...ORDER_GROUPS,
          ...ORDER_STATES,
          ...ORDER_TYPES,
          ...ORDER_DAYS,
          undefined,
        ]
        expect(Object.values(choice).every((value) => known.includes(value))).toBe(true)
      }),
    )
    expect(ordersIn('grupo=toString&dias=30.0&estado=in_review').choice).toMatchObject({
      group: undefined,
      days: undefined,
    })
  })
})
