import { InvoiceProposals as Proposals, SampleProposals } from '#application/financing/invoice-proposals.port.ts'
import { ProposalViewModel } from '#application/financing/proposal.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { makeDemoProposals } from '#infrastructure/demo/demo-proposals.ts'
import { makeHttpInvoiceProposals } from '#infrastructure/financing/http-invoice-proposals.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { ProposalDrawer } from '#ui/financing/proposal-drawer.tsx'
import type { ProposalsProps } from '#ui/financing/proposals.types.ts'
import { loadModule } from '../container.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const module = createModule(({ bind, bindClass }) => {
  bind(Proposals).toResolvedValue(makeHttpInvoiceProposals, [Api]).inSingletonScope()
  bind(SampleProposals).toResolvedValue(
    (current, clock) =>
      makeDemoProposals({ country: () => current.country, today: () => clock.today(current.country) }),
    [CurrentSession, Clock],
  )
  bindClass(ProposalViewModel)
})

/** Loaded with the first question, with what it resolves. */
export const InvoiceProposals = (props: ProposalsProps) => {
  loadModule(useContainer(), module)
  return <ProposalDrawer {...props} />
}
