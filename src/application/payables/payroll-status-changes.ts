import type { LiveEvent } from '../live/live-events.port.ts'

/** Whether the displayed status of a payroll may be another one. */
export const changesStatus = ({ _tag }: Pick<LiveEvent, '_tag'>): boolean =>
  _tag === 'ApprovalsChanged' || _tag === 'PayablesChanged' || _tag === 'SuppliersChanged'
