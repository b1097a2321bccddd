import { Approvals } from '#application/team/approvals.port.ts'
import { makeHttpApprovals } from '#infrastructure/team/http-approvals.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The calls of requests that others authorise. */
export const approvalCallsModule = createModule(({ bind }) => {
  bind(Approvals).toResolvedValue(makeHttpApprovals, [Api]).inSingletonScope()
})
