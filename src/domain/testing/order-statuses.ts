import * as fc from 'fast-check'
import type { StatusChange } from '../orders/order.ts'
import { ORDER_ACTIONS, type OrderAction } from '../orders/order-action.ts'
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts'
import { SIMPLIFIED_STATUSES, type SimplifiedStatus } from '../orders/simplified-status.ts'
import { calendarDate } from './kernel.ts'

/** Every known status. */
export const orderStatus: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_STATUSES)

/** Every simplified status. */
export const simplifiedStatus: fc.Arbitrary<SimplifiedStatus> = fc.constantFrom(...SIMPLIFIED_STATUSES)

/** Every action of an operator. */
export const orderAction: fc.Arbitrary<OrderAction> = fc.constantFrom(...ORDER_ACTIONS)

/** Statuses of a newer or broken host: near misses, property names of every object, any text. */
export const anyStatusText: fc.Arbitrary<string> = fc.oneof(
  orderStatus,
  orderStatus.map((status) => status.toLowerCase()),
  orderStatus.map((status) => ` ${status}`),
  fc.constantFrom(
    '',
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'undefined',
    'null',
    '0',
    'UNKNOWN',
    'LATE',
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
)

/** The statuses of one order, oldest first; the first may be any. */
export const statusHistory: fc.Arbitrary<ReadonlyArray<StatusChange>> = fc
  .tuple(
    fc.array(orderStatus, { minLength: 1, maxLength: 12 }),
    fc.array(calendarDate, { minLength: 12, maxLength: 12 }),
  )
  .map(([statuses, dates]) => {
    const days = dates.toSorted()
    return statuses.flatMap((status, at) => {
      const on = days[at]
      return on === undefined ? [] : [{ status, on, reason: status === 'REJECTED' ? 'Sin cupo' : undefined }]
    })
  })
