import type { Container } from 'inversify'
import { useLocation } from 'react-router-dom'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import type { ExcludedParts } from '#ui/financing/excluded-view.ts'
import { FinanceScreen } from '#ui/financing/finance-screen.tsx'
import { lazyPart } from '#ui/app/lazy-part.ts'

export { financeModule as module } from './finance.module.ts'

const typeAt = (path: string): FinancingType =>
  path.startsWith(FINANCE_PATHS.EARLY_PAYMENT) ? 'EARLY_PAYMENT' : 'DIRECT_FINANCING'

/** Loaded after the invoices. */
const FinanceCards = lazyPart(async () => (await import('./finance-cards.lazy.tsx')).FinanceCards)

/** Loaded after the invoices. */
const Soon = lazyPart(async () => (await import('./cash-soon.lazy.tsx')).CashSoonLine)

/** Loaded with the first question. */
const InvoiceProposals = lazyPart(async () => (await import('./invoice-proposals.lazy.tsx')).InvoiceProposals)

/** Loaded when they are opened. */
const InvoiceFilters = lazyPart(async () => (await import('./invoice-filters.lazy.tsx')).InvoiceFilters)

/** Loaded when they are opened. */
const SavedViews = lazyPart(async () => (await import('./saved-views.lazy.tsx')).SavedViewsOfTable)

/** Loaded with the first invoice that is opened. */
const InvoiceDetail = lazyPart(async () => (await import('./invoice-detail.lazy.tsx')).InvoiceDetailPanel)

/** Loaded with the figures of the cart. */
const SavedScenarios = lazyPart(async () => (await import('./saved-scenarios.lazy.tsx')).SavedScenarioList)

/** Loaded with the figures of the cart. */
const SendDeposit = lazyPart(async () => (await import('./send-deposit.lazy.tsx')).SendDepositOfCart)

/** Loaded after the invoices. */
const Excluded: ExcludedParts = {
  Control: lazyPart(async () => (await import('./excluded-invoices.lazy.tsx')).Control),
  Table: lazyPart(async () => (await import('./excluded-invoices.lazy.tsx')).Table),
}

export const Screen = ({ vm }: { readonly vm: FinanceHomeViewModel }) => (
  <FinanceScreen
    vm={vm}
    type={typeAt(useLocation().pathname)}
    Cards={FinanceCards}
    Soon={Soon}
    Proposals={InvoiceProposals}
    Excluded={Excluded}
    Filters={InvoiceFilters}
    Views={SavedViews}
    Detail={InvoiceDetail}
    Scenarios={SavedScenarios}
    Deposit={SendDeposit}
  />
)

/** An unverified business has no invoices. */
export const open = (container: Container, url: URL): FinanceHomeViewModel => {
  const vm = container.get(FinanceHomeViewModel)
  void container.get(CredentialStatusViewModel).prepare()
  if (container.get(CurrentSession).business?.isVerified === true)
    vm.prepare(typeAt(url.pathname), [...url.searchParams])
  return vm
}
