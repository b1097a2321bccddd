import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { WaitingApprovals } from '../team/waiting-approvals.tsx'
import { bankingText } from '../text/banking.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountList } from './account-list.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import { OwnAccountsCard } from './own-accounts-card.tsx'

/** The accounts to which the company is paid. */
export const AccountsPage = observer(function AccountsPage() {
  const vm = useViewModel(BankAccountsViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      {screensOf(country).hasProviderAccounts && (
        <RemoteCard title={bankingText.provided} model={vm.list} failed={bankingText.failed}>
          {() => (
            <AccountList
              vm={vm}
              accounts={vm.provided}
              empty={bankingText.providedEmpty}
              country={country}
              permission="ownAccounts"
            />
          )}
        </RemoteCard>
      )}
      <OwnAccountsCard vm={vm} country={country} permission="ownAccounts" text={TEXT} />
      <WaitingApprovals acts={OWN_ACCOUNT} />
      <AccountDialog vm={vm.editor} />
      <ConfirmationDialog vm={vm.confirmation} />
    </>
  )
})

const OWN_ACCOUNT = ['OWN_ACCOUNT'] as const

const TEXT = {
  title: bankingText.own,
  lead: bankingText.lead,
  empty: bankingText.ownEmpty,
  failed: bankingText.failed,
}
