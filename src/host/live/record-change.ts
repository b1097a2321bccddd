import type { ChangedSubject } from '#wire/live.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import type { Queries } from '../database/database.ts'
import type { TenantCall } from '../http/call.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from './live.port.ts'

export interface ChangeServices {
  readonly clock: Clock
  readonly live: Live
}

/** Adds a row to the audit log, and tells the open pages of the business after the commit. */
export const recordChange = async (
  { clock, live }: ChangeServices,
  tx: Queries,
  call: TenantCall,
  type: ChangedSubject,
  action: AuditAction,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> => {
  await appendAuditEntry(tx, clock, { ...actingUser(call), action, detail })
  call.afterCommit(() => live.publish({ type, businessId: call.business.id }))
}
