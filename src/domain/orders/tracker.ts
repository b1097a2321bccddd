import { STATE_LABELS, STEP_LABELS } from '../labels/order-words.ts'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'

/** State of an order as the company sees it. */
export type TrackerState =
  | 'IN_REVIEW'
  | 'APPROVED'
  | 'PENDING_DOCUMENTS'
  | 'REJECTED'
  | 'ACTIVE'
  | 'ARREAR'
  | 'CRITICAL'
  | 'PAID'
  | 'RENEGOTIATION'
  | 'DEFAULT'
  | 'UNKNOWN'

/** The look of a step: done, current without or with an incident, not begun, or of an unknown status. */
export type StepVariant = 'completed' | 'primary' | 'error' | 'warning' | 'disabled' | 'neutral'

/** A step with its Spanish name. */
export interface TrackerStep {
  readonly label: string
  readonly variant: StepVariant
}

/** Review, approval, transfer, payment. */
export interface Tracker {
  readonly state: TrackerState
  readonly steps: readonly [TrackerStep, TrackerStep, TrackerStep, TrackerStep]
  /** The current step, from 1 to 4. */
  readonly position: 1 | 2 | 3 | 4
}

/**
 * Total over any text: an unknown status is an order in progress and keeps its text.
 *
 * @example
 * ```ts
 * import { trackerOf } from '@anticipo/domain/orders/tracker'
 *
 * trackerOf('APPROVED').position // 2
 * trackerOf('APPROVED').steps.map(({ variant }) => variant) // ['completed', 'primary', 'disabled', 'disabled']
 * ```
 */
export const trackerOf = (status: string): Tracker => TRACKERS[stateOf(status)]

/**
 * The state of a status; `UNKNOWN` for any other text.
 *
 * @example
 * ```ts
 * import { stateOf } from '@anticipo/domain/orders/tracker'
 *
 * stateOf('SOFT_DELINQUENCY') // 'ARREAR'
 * stateOf('toString') // 'UNKNOWN'
 * ```
 */
export const stateOf = (status: string): TrackerState => STATES.get(status) ?? 'UNKNOWN'

/** Every state except UNKNOWN, in the order of an order's life. Each is the name of one of its statuses. */
export const ORDER_STATES = [
  'IN_REVIEW',
  'PENDING_DOCUMENTS',
  'APPROVED',
  'ACTIVE',
  'ARREAR',
  'CRITICAL',
  'PAID',
  'REJECTED',
  'RENEGOTIATION',
  'DEFAULT',
] as const satisfies ReadonlyArray<OrderStatus & TrackerState>

/** One of `ORDER_STATES`. */
export type OrderState = (typeof ORDER_STATES)[number]

/** The states of an order whose payers are late, or did not pay. */
export const LATE_STATES: ReadonlyArray<OrderState> = ['ARREAR', 'CRITICAL', 'DEFAULT']

/**
 * The statuses that look like this to the company.
 *
 * @example
 * ```ts
 * import { statusesOf } from '@anticipo/domain/orders/tracker'
 *
 * statusesOf('RENEGOTIATION') // ['RENEGOTIATION', 'REPLACED']
 * ```
 */
export const statusesOf = (state: OrderState): ReadonlyArray<OrderStatus> =>
  ORDER_STATUSES.filter((status) => STATE_BY_STATUS[status] === state)

const STATE_BY_STATUS: Readonly<Record<OrderStatus, Exclude<TrackerState, 'UNKNOWN'>>> = {
  IN_REVIEW: 'IN_REVIEW',
  REVIEWED: 'IN_REVIEW',
  APPEALED: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  APPROVED_FUND: 'APPROVED',
  VERIFIED: 'APPROVED',
  POST_VERIFIED: 'APPROVED',
  PV_APPROVED: 'APPROVED',
  TO_DEPOSIT: 'APPROVED',
  CEDE: 'APPROVED',
  PENDING_DOCUMENTS: 'PENDING_DOCUMENTS',
  REJECTED: 'REJECTED',
  ACTIVE: 'ACTIVE',
  TRANSFERRED: 'ACTIVE',
  SOFT_DELINQUENCY: 'ARREAR',
  DELINQUENT: 'ARREAR',
  ARREAR: 'ARREAR',
  HARD_DELINQUENCY: 'CRITICAL',
  HARD_COLLECTION: 'CRITICAL',
  CRITICAL: 'CRITICAL',
  PAID: 'PAID',
  COMPLETE: 'PAID',
  RENEGOTIATION: 'RENEGOTIATION',
  REPLACED: 'RENEGOTIATION',
  DEFAULT: 'DEFAULT',
}

/** A Map, because a plain object would find `toString`. */
const STATES: ReadonlyMap<string, TrackerState> = new Map(Object.entries(STATE_BY_STATUS))

const step = (label: string, variant: StepVariant): TrackerStep => ({ label, variant })

/** Steps before `position` are done, steps after it have not begun. */
const tracker = (state: TrackerState, position: Tracker['position'], variant: StepVariant, label?: string): Tracker => {
  const at = (index: 1 | 2 | 3 | 4): TrackerStep => {
    const usual = STEP_LABELS[index - 1] ?? ''
    if (index === position) return step(label ?? usual, variant)
    return step(usual, index < position ? 'completed' : 'disabled')
  }
  return { state, steps: [at(1), at(2), at(3), at(4)], position }
}

const TRACKERS: Readonly<Record<TrackerState, Tracker>> = {
  IN_REVIEW: tracker('IN_REVIEW', 1, 'primary'),
  APPROVED: tracker('APPROVED', 2, 'primary'),
  PENDING_DOCUMENTS: tracker('PENDING_DOCUMENTS', 2, 'warning', STATE_LABELS.PENDING_DOCUMENTS),
  REJECTED: tracker('REJECTED', 2, 'error', STATE_LABELS.REJECTED),
  ACTIVE: tracker('ACTIVE', 3, 'primary'),
  ARREAR: tracker('ARREAR', 3, 'warning', STATE_LABELS.ARREAR),
  CRITICAL: tracker('CRITICAL', 3, 'warning', STATE_LABELS.CRITICAL),
  PAID: tracker('PAID', 4, 'completed'),
  RENEGOTIATION: tracker('RENEGOTIATION', 4, 'warning', STATE_LABELS.RENEGOTIATION),
  DEFAULT: tracker('DEFAULT', 4, 'error', STATE_LABELS.DEFAULT),
  UNKNOWN: tracker('UNKNOWN', 1, 'neutral', STATE_LABELS.UNKNOWN),
}

/**
 * Whether an order has this status only after its money was transferred.
 *
 * @example
 * ```ts
 * import { isTransferred } from '@anticipo/domain/orders/tracker'
 *
 * isTransferred('ARREAR') // true
 * isTransferred('APPROVED') // false
 * ```
 */
export const isTransferred = (status: string): boolean => trackerOf(status).position >= TRANSFER

const TRANSFER = 3
