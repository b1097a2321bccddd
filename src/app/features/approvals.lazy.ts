import { Approvals } from '#application/team/approvals.port.ts'
import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import { makeHttpApprovals } from '#infrastructure/team/http-approvals.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { ApprovalsScreen as Screen } from '#ui/team/approvals-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Approvals).toResolvedValue(makeHttpApprovals, [Api]).inSingletonScope()
  bindClass(ApprovalsViewModel)
})
