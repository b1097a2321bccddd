import type { CurrentSession } from '../identity/current-session.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { PayableMovesDependencies } from './payable-moves.ts'
import type { Payables } from './payables.port.ts'
import type { VouchersDependencies } from './vouchers.ts'

export interface PayableTableDependencies extends PayableMovesDependencies, VouchersDependencies {
  readonly payables: Payables
  readonly current: CurrentSession
  readonly live: LiveEvents
  readonly scheduler: Scheduler
}
