/** Every status an order is known to take. A host may say another: it is kept as it came. */
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

/** To the letter: `in_review` is not a status. An operator may set any of these at any time. */
export const isOrderStatus = (text: string): text is OrderStatus => KNOWN.has(text)

const KNOWN: ReadonlySet<string> = new Set(ORDER_STATUSES)
