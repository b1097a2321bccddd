import { createHash } from 'node:crypto'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { canonicalContent, type FrozenContent } from '#domain/team/approval-content.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import type { ApprovalState } from '#domain/team/approval.ts'
import { ApprovalContent } from '#wire/approvals.codec.ts'
import type { Queries } from '../database/database.ts'
import type { AnyResult, TenantCall } from '../http/call.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Email, Mail } from '../mail/mail.port.ts'

/** A request was made, or decided. */
export type ApprovalNews =
  | {
      readonly kind: 'Requested'
      readonly act: ApprovalAct
      readonly person: string
      readonly operator: string | undefined
      readonly deciders: ReadonlyArray<UserId>
    }
  | {
      readonly kind: 'Decided'
      readonly act: ApprovalAct
      readonly requester: UserId
      readonly state: ApprovalState
      readonly person: string | undefined
      readonly reason: string | undefined
    }

/** Called in the transaction of the request or the decision. Its e-mails are sent after the commit. */
export type ApprovalListener = (
  tx: Queries,
  clock: Clock,
  businessId: BusinessId,
  news: ApprovalNews,
) => Promise<ReadonlyArray<Email>>

/** The services that guard calls and decide requests. */
export interface ApprovalServices {
  readonly approvalNews: ApprovalListener
  readonly clock: Clock
  readonly live: Live
  readonly mail: Mail
}

/** Carries out a frozen call for its requester, and says what it did, in the words of the content. */
export type ApprovedAct = (tx: Queries, call: TenantCall, frozen: unknown) => AnyResult<ApprovalContent>

/** SHA-256 of the content, in which the order of lines does not matter. The cost is not a part of it, because it may fall. */
export const contentHashOf = ({ cost: _mayFall, ...content }: ApprovalContent): string =>
  createHash('sha256')
    /* Encoded content is plain JSON. */
    .update(canonicalContent(JSON.parse(JSON.stringify(ApprovalContent.encode(content))) as FrozenContent))
    .digest('base64url')

/** Whether the content names nothing that others could authorise. */
export const isEmptyContent = ({ cost: _cost, lines, ...parts }: ApprovalContent): boolean =>
  lines.length === 0 && Object.values(parts).every((part) => part === undefined)

/** Tells by mail and in the product, and updates open pages, once the change is committed. */
export const tell = async (
  services: ApprovalServices,
  tx: Queries,
  { afterCommit, business }: Pick<TenantCall, 'afterCommit' | 'business'>,
  news: ApprovalNews,
): Promise<void> => {
  const emails = await services.approvalNews(tx, services.clock, business.id, news)
  afterCommit(() => {
    services.live.publish({ type: 'approvals', businessId: business.id })
    for (const email of emails) services.mail.enqueue(async () => email)
  })
}
