import { ROLES } from '#domain/team/role.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { ApprovalContent, GUARDED } from '#wire/approvals.codec.ts'
import { id } from '#wire/codec/ids.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import { Count, oneOf, optional, text } from '#wire/codec/primitives.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { guarded } from '../approval/guarded.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult, TenantCall } from '../http/call.ts'
import type { TeamServices } from './team-services.ts'

/** A call about a member, as it is stored until others authorise it. The password of a handover was checked before. */
export const FrozenMemberCall = mappedRecord('FrozenMemberCall', {
  kind: ['kind', oneOf('MemberCallKind', ['INVITE', 'ROLE', 'OWNERSHIP'] as const)],
  email: ['email', optional(text(254))],
  memberId: ['memberId', optional(id('Member'))],
  version: ['version', optional(Count)],
  role: ['role', oneOf('Role', ROLES)],
})
export type MemberCall = typeof FrozenMemberCall._A

/** The fields of a call that does not have them. */
export const NOTHING = { email: undefined, memberId: undefined, version: undefined }

/** The answer of a call about a member, with what others would authorise. */
export interface MemberDone<A> {
  readonly answer: A
  readonly content: ApprovalContent
}

/** Makes the call, or stores it until others authorise it where it gives the right to authorise. */
export const guardedMember = <A, C extends ErrorCode>(
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  asked: MemberCall,
  run: (within: TenantCall) => HandlerResult<MemberDone<A>, C>,
): HandlerResult<A | Pending, C | (typeof GUARDED)[number]> =>
  guarded(services, tx, call, {
    act: 'MEMBER',
    frozen: FrozenMemberCall.encode(asked),
    targets: [asked.kind === 'INVITE' ? `invitation ${asked.email}` : `member ${asked.memberId}`],
    run,
  })
