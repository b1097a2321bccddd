import type { TrackerState } from '#domain/orders/tracker.ts'
import type { StatusColor } from '../design/theme/status-color.ts'

/** The colour of the chip of a state. */
export const orderStateColor = (state: TrackerState): StatusColor => COLORS[state]

const COLORS: Readonly<Record<TrackerState, StatusColor>> = {
  IN_REVIEW: 'yellow',
  PENDING_DOCUMENTS: 'orange',
  APPROVED: 'blue',
  REJECTED: 'red',
  ACTIVE: 'lightblue',
  ARREAR: 'orange',
  CRITICAL: 'red',
  PAID: 'green',
  RENEGOTIATION: 'purple',
  DEFAULT: 'red',
  UNKNOWN: 'default',
}
