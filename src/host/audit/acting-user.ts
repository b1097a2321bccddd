import type { BusinessId } from '#domain/kernel/id.ts'
import type { Session } from '../kernel/caller.ts'
import type { AuditEntry } from './audit-log.ts'

interface AuditedCall {
  readonly session: Pick<Session, 'operator' | 'user'>
  readonly requestId: string
  readonly business?: { readonly id: BusinessId } | undefined
}

/** The fields of an audit entry that say who acts in a call, and on behalf of whom. */
export const actingUser = ({ business, requestId, session }: AuditedCall): Omit<AuditEntry, 'action'> => ({
  actor: session.user.email,
  operator: session.operator,
  userId: session.user.id,
  businessId: business?.id,
  requestId,
})
