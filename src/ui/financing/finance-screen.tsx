import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { PageHeader } from '../design/page-header.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { CredentialDialog } from '../tax-credential/credential-dialog.tsx'
import { CredentialLanding } from '../tax-credential/credential-landing.tsx'
import { financeText } from '../text/finance.ts'
import { FinanceHome } from './finance-home.tsx'

/** The home of financing: a prompt while there are no invoices to show, and the way to an order from then on. */
export const FinanceScreen = observer(function FinanceScreen({ type }: { readonly type: FinancingType }) {
  const vm = useViewModel(FinanceHomeViewModel)
  const dialog = useViewModel(CredentialDialogViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.activate(), [vm])
  useEffect(() => vm.open(type), [vm, type])
  return (
    <>
      {vm.landing.showsInvoices ? (
        <FinanceHome vm={vm} type={type} country={country} />
      ) : (
        <>
          <PageHeader title={financeText.title} />
          <CredentialLanding vm={vm.landing} dialog={dialog} country={country} />
        </>
      )}
      <CredentialDialog vm={dialog} country={country} />
    </>
  )
})
