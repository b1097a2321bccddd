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

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Exact match: `in_review` is no status. Operators may set any of these at any time. */
export const isOrderStatus = (text: string): text is OrderStatus => KNOWN.has(text)

const KNOWN: ReadonlySet<string> = new Set(ORDER_STATUSES)
