import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import type { AuditAction } from './audited-actions.ts'

/** An audited action. `detail` contains ids and states: no passwords, no names of third parties. */
export interface AuditEntry {
  /** A user's address, `operator`, or `host` for automatic actions. */
  readonly actor: string
  /** The operator who acted as that user. */
  readonly operator?: string | undefined
  readonly userId?: UserId
  readonly businessId?: BusinessId | undefined
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, string | number>>
  readonly requestId?: string
  /** The call by its contract name, and its result: `OK` or the error code. */
  readonly call?: { readonly method: string; readonly route: string; readonly result: string }
  /** The caller's network address. */
  readonly address?: string
  /** The idempotency key of the call. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Inserts the entry in the transaction of the action, so that neither exists without the other. The database chains it
 * to the previous row.
 */
export const appendAuditEntry = (tx: Queries, clock: Clock, entry: AuditEntry): Promise<void> => {
  const { method, result, route } = entry.call ?? {}
  return execute(
    tx,
    sql`insert into audit (at, actor, operator, user_id, business_id, action, detail, request_id, method, route, result,
        address, key)
      values (${new Date(clock.now())}, ${entry.actor}, ${entry.operator}, ${entry.userId}, ${entry.businessId},
        ${entry.action}, ${JSON.stringify(entry.detail ?? {})}::jsonb, ${entry.requestId}, ${method}, ${route}, ${result},
        ${entry.address}, ${entry.idempotencyKey})`,
  )
}
