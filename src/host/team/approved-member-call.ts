import * as E from 'fp-ts/Either'
import type { ApprovedAct } from '../approval/approval-services.ts'
import type { AnyResult } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { makeOwner, setRole } from './change-member.ts'
import { inviteAddress } from './invite.ts'
import { FrozenMemberCall, type MemberDone } from './member-call.ts'
import type { TeamServices } from './team-services.ts'

/** Carries out a frozen call about a member for its requester. */
export const approvedMemberCall =
  (services: TeamServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const read = FrozenMemberCall.decode(frozen)
    if (E.isLeft(read)) throw new Error('a frozen call about a member that cannot be read')
    const { email, kind, memberId, role, version } = read.right
    const done = async (): AnyResult<MemberDone<unknown>> => {
      if (kind === 'INVITE' && email !== undefined) return inviteAddress(services, tx, call, { email, role })
      if (memberId === undefined) return E.left(NOT_FOUND)
      return kind === 'OWNERSHIP'
        ? makeOwner(services, tx, call, memberId)
        : setRole(services, tx, call, { memberId, role, version: version ?? 0 })
    }
    const result = await done()
    return E.isLeft(result) ? result : E.right(result.right.content)
  }
