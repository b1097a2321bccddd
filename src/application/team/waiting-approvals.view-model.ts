import { makeAutoObservable } from 'mobx'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Resolved } from '../shared/token.ts'
import { Approvals, type RequestedApproval } from './approvals.port.ts'

/** The requests that wait for others, beside what they would change. */
export class WaitingApprovalsViewModel {
  static readonly needs = { approvals: Approvals, live: LiveEvents }
  readonly list: RemoteList<RequestedApproval>

  constructor({ approvals, live }: Resolved<typeof WaitingApprovalsViewModel.needs>) {
    this.list = new RemoteList({ load: approvals.list, live, refreshOn: ({ _tag }) => _tag === 'ApprovalsChanged' })
    makeAutoObservable(this, { list: false, of: false })
  }

  readonly activate = (): (() => void) => this.list.activate()

  /** Those of these acts; none before they are loaded. */
  of(acts: ReadonlyArray<ApprovalAct>): ReadonlyArray<RequestedApproval> {
    return this.list.rows?.filter(({ act, state }) => state === 'PENDING' && acts.includes(act)) ?? []
  }
}
