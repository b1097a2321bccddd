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

export type SimplifiedStatus = (typeof SIMPLIFIED_STATUSES)[number]

/** Total over any text. */
export const simplify = (status: string): SimplifiedStatus => SIMPLIFIED[stateOf(status)]

/** The known statuses of a simplified one; IN_PROCESS has none. */
export const statusesOfSimplified = (simplified: SimplifiedStatus): ReadonlyArray<OrderStatus> =>
  ORDER_STATUSES.filter((status) => simplify(status) === simplified)

export const simplifiedLabel = (simplified: SimplifiedStatus): string => SIMPLIFIED_LABELS[simplified]

/** A one-word status. Total over any text. */
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
