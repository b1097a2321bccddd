import * as E from 'fp-ts/Either'
import { own } from '../kernel/guard.ts'
import type { OrderStatus } from './order-status.ts'
import { stateOf, type TrackerState } from './tracker.ts'

/** The decisions of an operator about an order. */
export const ORDER_ACTIONS = [
  'approve',
  'requestDocuments',
  'reject',
  'transfer',
  'renegotiate',
  'declareDefault',
] as const

/** One of `ORDER_ACTIONS`. */
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** The present status does not allow the action. */
export interface OrderActionRejected {
  readonly _tag: 'OrderActionRejected'
  readonly action: OrderAction
  /** The present status. */
  readonly status: string
}

/**
 * The status after an action, or `OrderActionRejected`. An order is decided before money moves and repaid, renegotiated
 * or lost after it; a renegotiated order can be renegotiated again. A rejected or paid order, and one of unknown status,
 * allows no action.
 *
 * @example
 * ```ts
 * import { transition } from '@anticipo/domain/orders/order-action'
 *
 * transition('VERIFIED', 'transfer') // { _tag: 'Right', right: 'TRANSFERRED' }
 * transition('PAID', 'reject') // { _tag: 'Left', left: { _tag: 'OrderActionRejected', action: 'reject', status: 'PAID' } }
 * ```
 */
export const transition = (status: string, action: OrderAction): E.Either<OrderActionRejected, OrderStatus> => {
  const known = own(TRANSITIONS, action)
  return known?.from.includes(stateOf(status)) === true
    ? E.right(known.to)
    : E.left({ _tag: 'OrderActionRejected', action, status })
}

/**
 * The actions that a status allows, in the order of `ORDER_ACTIONS`.
 *
 * @example
 * ```ts
 * import { actionsOf } from '@anticipo/domain/orders/order-action'
 *
 * actionsOf('APPROVED') // ['requestDocuments', 'reject', 'transfer']
 * actionsOf('a status of tomorrow') // []
 * ```
 */
export const actionsOf = (status: string): ReadonlyArray<OrderAction> =>
  ORDER_ACTIONS.filter((action) => TRANSITIONS[action].from.includes(stateOf(status)))

interface Transition {
  readonly from: ReadonlyArray<TrackerState>
  readonly to: OrderStatus
}

const TRANSITIONS: Readonly<Record<OrderAction, Transition>> = {
  approve: { from: ['IN_REVIEW', 'PENDING_DOCUMENTS'], to: 'APPROVED' },
  requestDocuments: { from: ['IN_REVIEW', 'APPROVED'], to: 'PENDING_DOCUMENTS' },
  reject: { from: ['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'], to: 'REJECTED' },
  transfer: { from: ['APPROVED'], to: 'TRANSFERRED' },
  renegotiate: { from: ['ACTIVE', 'ARREAR', 'CRITICAL', 'DEFAULT', 'RENEGOTIATION'], to: 'RENEGOTIATION' },
  declareDefault: { from: ['ARREAR', 'CRITICAL'], to: 'DEFAULT' },
}
