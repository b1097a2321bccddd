import * as E from 'fp-ts/Either'
import { decide } from '#domain/team/approval.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { ApprovalServices } from './approval-services.ts'
import { approvalOf, expiredApprovals, saveDecision, type StoredApproval } from './approval-store.ts'

interface ExpiryServices extends ApprovalServices {
  readonly database: Database
}

/** Ends the requests whose time has passed, each in a transaction of its company, and tells their requesters. */
export const expireApprovals = async (services: ExpiryServices): Promise<void> => {
  for (const approval of await expiredApprovals(services.database, services.clock.now()))
    await expire(services, approval)
}

const expire = async (services: ExpiryServices, { businessId, id }: StoredApproval): Promise<void> => {
  const { clock, database, live, mail } = services
  const emails = await database.ofBusiness(businessId).transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const approval = await approvalOf(tx, businessId, id)
    const next = approval && decide(approval, { _tag: 'TimePassed', at: clock.now() })
    if (approval === undefined || next === undefined || E.isLeft(next) || next.right.state !== 'EXPIRED') return []
    await saveDecision(tx, approval, next.right, clock.now())
    await appendAuditEntry(tx, clock, {
      actor: 'host',
      businessId,
      action: 'approval expired',
      detail: { approval: id, act: approval.act },
    })
    return services.approvalNews(tx, clock, approval.businessId, {
      kind: 'Decided',
      act: approval.act,
      requester: approval.requestedBy,
      state: 'EXPIRED',
      person: undefined,
      reason: undefined,
    })
  })
  live.publish({ type: 'approvals', businessId })
  for (const email of emails) mail.enqueue(async () => email)
}
