import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import type { Queries } from '../database/database.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'

export interface StakeholderCall {
  readonly business: Business
  readonly session: Pick<Session, 'user' | 'operator'>
  readonly requestId: string
}

/** Adds a row to the audit log, which contains no personal data. */
export const recordStakeholder = (
  { clock }: { readonly clock: Clock },
  tx: Queries,
  call: StakeholderCall,
  action: AuditAction,
  { id, version }: Stakeholder,
): Promise<void> =>
  appendAuditEntry(tx, clock, {
    ...actingUser(call),
    action,
    detail: { stakeholder: id, version },
  })

export const announceStakeholders = ({ live }: { readonly live: Live }, { id }: Pick<Business, 'id'>): void =>
  live.publish({ type: 'stakeholders', businessId: id })
