/** The known statuses of an order. An unknown status from the host is stored unchanged. */
export const ORDER_STATUSES = [
  'IN_REVIEW',
  'REVIEWED',
  'APPEALED',
  'APPROVED',
  'APPROVED_FUND',
  'VERIFIED',
  'POST_VERIFIED',
  'PV_APPROVED',
  'TO_DEPOSIT',
  'CEDE',
  'PENDING_DOCUMENTS',
  'REJECTED',
  'ACTIVE',
  'TRANSFERRED',
  'SOFT_DELINQUENCY',
  'DELINQUENT',
  'ARREAR',
  'HARD_DELINQUENCY',
  'HARD_COLLECTION',
  'CRITICAL',
  'PAID',
  'COMPLETE',
  'RENEGOTIATION',
  'REPLACED',
  'DEFAULT',
] as const

/** One of `ORDER_STATUSES`. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * Whether the text is one of `ORDER_STATUSES`, exactly: `in_review` is none. Operators may set any of these at any
 * time.
 *
 * @example
 * ```ts
 * import { isOrderStatus } from '@anticipo/domain/orders/order-status'
 *
 * isOrderStatus('TO_DEPOSIT') // true
 * isOrderStatus('in_review') // false
 * ```
 */
export const isOrderStatus = (text: string): text is OrderStatus => KNOWN.has(text)

const KNOWN: ReadonlySet<string> = new Set(ORDER_STATUSES)
