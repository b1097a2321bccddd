import { own } from '../kernel/guard.ts'
import { SIMPLIFIED_LABELS } from '../labels/order-words.ts'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'
import { stateOf, type TrackerState } from './tracker.ts'

/** The words for an order where there is no room for the tracker. IN_PROCESS is a status that the table does not know. */
export const SIMPLIFIED_STATUSES = [
  'IN_REVIEW',
  'APPROVED',
  'TRANSFERRED',
  'PAID',
  'REJECTED',
  'RENEGOTIATED',
  'IN_PROCESS',
] as const

/** One of `SIMPLIFIED_STATUSES`. */
export type SimplifiedStatus = (typeof SIMPLIFIED_STATUSES)[number]

/**
 * The simplified status of any text: `IN_PROCESS` for one that the table does not know.
 *
 * @example
 * ```ts
 * import { simplify } from '@anticipo/domain/orders/simplified-status'
 *
 * simplify('CEDE') // 'APPROVED'
 * simplify('a status of tomorrow') // 'IN_PROCESS'
 * ```
 */
export const simplify = (status: string): SimplifiedStatus => SIMPLIFIED[stateOf(status)]

/**
 * The known statuses of a simplified one; `IN_PROCESS` has none.
 *
 * @example
 * ```ts
 * import { statusesOfSimplified } from '@anticipo/domain/orders/simplified-status'
 *
 * statusesOfSimplified('REJECTED') // ['REJECTED']
 * statusesOfSimplified('IN_PROCESS') // []
 * ```
 */
export const statusesOfSimplified = (simplified: SimplifiedStatus): ReadonlyArray<OrderStatus> =>
  ORDER_STATUSES.filter((status) => simplify(status) === simplified)

/**
 * The Spanish word of a simplified status.
 *
 * @example
 * ```ts
 * import { simplifiedLabel } from '@anticipo/domain/orders/simplified-status'
 *
 * simplifiedLabel('TRANSFERRED') // 'Transferido'
 * ```
 */
export const simplifiedLabel = (simplified: SimplifiedStatus): string =>
  own(SIMPLIFIED_LABELS, simplified) ?? SIMPLIFIED_LABELS.IN_PROCESS

/**
 * The Spanish word for a status, for any text.
 *
 * @example
 * ```ts
 * import { simplifiedStatus } from '@anticipo/domain/orders/simplified-status'
 *
 * simplifiedStatus('TO_DEPOSIT') // 'Aprobado'
 * ```
 */
export const simplifiedStatus = (status: string): string => SIMPLIFIED_LABELS[simplify(status)]

const SIMPLIFIED: Readonly<Record<TrackerState, SimplifiedStatus>> = {
  IN_REVIEW: 'IN_REVIEW',
  PENDING_DOCUMENTS: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  ACTIVE: 'TRANSFERRED',
  ARREAR: 'TRANSFERRED',
  CRITICAL: 'TRANSFERRED',
  DEFAULT: 'TRANSFERRED',
  PAID: 'PAID',
  REJECTED: 'REJECTED',
  RENEGOTIATION: 'RENEGOTIATED',
  UNKNOWN: 'IN_PROCESS',
}
