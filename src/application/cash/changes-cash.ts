import type { LiveEvent } from '../live/live-events.port.ts'

const CHANGES: ReadonlySet<LiveEvent['_tag']> = new Set([
  'CashChanged',
  'InvoicesChanged',
  'OrderChanged',
  'PayablesChanged',
  'WalletChanged',
])

/** Whether the money that is expected to move may be another one after the event. */
export const changesCash = ({ _tag }: LiveEvent): boolean => CHANGES.has(_tag)
