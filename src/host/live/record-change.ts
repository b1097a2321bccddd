import type { LiveMessage } from '#wire/live.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { TenantCall } from '../http/call.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from './live.port.ts'

/** Adds a row to the audit log, and tells the open pages of the business after the commit. */
export const recordChange = async (
  { clock, live }: { readonly clock: Clock; readonly live: Live },
  tx: Queries,
  call: TenantCall,
  type: 'payables' | 'suppliers',
  action: string,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> => {
  await appendAuditEntry(tx, clock, { ...actingUser(call), action, detail })
  const message: LiveMessage = { type, businessId: call.business.id }
  call.afterCommit(() => live.publish(message))
}
