import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import { createModule } from '../create-module.ts'
import { approvalCallsModule } from './approval-calls.module.ts'

export { ApprovalsScreen as Screen } from '#ui/team/approvals-screen.tsx'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(ApprovalsViewModel)
  },
  [approvalCallsModule],
)
