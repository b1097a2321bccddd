import { WaitingApprovalsViewModel } from '#application/team/waiting-approvals.view-model.ts'
import { createModule } from '../create-module.ts'
import { approvalCallsModule } from './approval-calls.module.ts'

/** The requests that wait, beside what they would change. */
export const waitingApprovalsModule = createModule(
  ({ bindClass }) => {
    bindClass(WaitingApprovalsViewModel)
  },
  [approvalCallsModule],
)
