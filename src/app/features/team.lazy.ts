import { Members } from '#application/team/members.port.ts'
import { ApprovalPolicies } from '#application/team/policy.port.ts'
import { PolicyViewModel } from '#application/team/policy.view-model.ts'
import { TeamViewModel } from '#application/team/team.view-model.ts'
import { makeHttpApprovalPolicies } from '#infrastructure/team/http-approval-policies.ts'
import { makeHttpMembers } from '#infrastructure/team/http-members.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { waitingApprovalsModule } from './waiting-approvals.module.ts'

export { TeamPage as Screen } from '#ui/team/team-page.tsx'

export const module = createModule(
  ({ bind, bindClass }) => {
    bind(Members).toResolvedValue(makeHttpMembers, [Api]).inSingletonScope()
    bind(ApprovalPolicies).toResolvedValue(makeHttpApprovalPolicies, [Api]).inSingletonScope()
    bindClass(TeamViewModel)
    bindClass(PolicyViewModel)
  },
  [waitingApprovalsModule],
)
