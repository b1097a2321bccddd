import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { financeText } from '../text/finance.ts'
import { pageTitles } from '../text/pages.ts'
import { FinanceHome, type FinanceHomeProps } from './finance-home.tsx'
import { lazyPart } from '../app/lazy-part.ts'

/** Loaded on demand, because it is needed once per credential. */
const CredentialLanding = lazyPart(
  async () => (await import('../tax-credential/credential-landing.tsx')).CredentialLanding,
)
const CredentialDialog = lazyPart(
  async () => (await import('../tax-credential/credential-dialog.tsx')).CredentialDialog,
)

export interface FinanceScreenProps extends Pick<
  FinanceHomeProps,
  'Cards' | 'Deposit' | 'Detail' | 'Excluded' | 'Filters' | 'Proposals' | 'Scenarios' | 'Soon' | 'Views'
> {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
}

/** The home of financing: a prompt while there are no invoices, and then the order flow. */
export const FinanceScreen = observer(function FinanceScreen({ vm, type, ...parts }: FinanceScreenProps) {
  const dialog = useViewModel(CredentialDialogViewModel)
  const { country } = useViewModel(CurrentSession)
  useDocumentTitle(`${financeText.title} · ${pageTitles.financing[type]}`)
  /* Before the search box can be typed in: opening a type clears the search. */
  useLayoutEffect(() => vm.activate(), [vm])
  const [params] = useSearchParams()
  const query = useEffectEvent(() => [...params])
  useLayoutEffect(() => vm.open(type, query()), [vm, type])
  const navigate = useNavigate()
  const openType = useEffectEvent((earlier: FinancingType, withQuery: ReadonlyArray<QueryPair>): void => {
    const search = new URLSearchParams(withQuery.map(([name, value]) => [name, value])).toString()
    void navigate({ pathname: FINANCE_PATHS[earlier], search })
  })
  useEffect(() => vm.typeChange.activate(openType), [vm])
  return (
    <>
      {vm.credential.showsInvoices ? (
        <FinanceHome vm={vm} type={type} country={country} {...parts} />
      ) : (
        <>
          <PageHeader title={financeText.title} />
          {vm.credential.isChecking ? (
            <PageSpinner />
          ) : (
            <Suspense fallback={<PageSpinner />}>
              <CredentialLanding vm={vm.credential} dialog={dialog} country={country} />
            </Suspense>
          )}
        </>
      )}
      {dialog.isOpen && (
        <Suspense>
          <CredentialDialog vm={dialog} country={country} />
        </Suspense>
      )}
    </>
  )
})
