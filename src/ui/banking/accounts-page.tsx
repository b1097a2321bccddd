import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { bankingText } from '../text/banking.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import { useBankingStyles } from './banking.styles.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

/** The accounts to which the company is paid. */
export const AccountsPage = observer(function AccountsPage() {
  const vm = useViewModel(BankAccountsViewModel)
  const { country } = useViewModel(CurrentSession)
  const styles = useBankingStyles()
  useEffect(() => vm.activate(), [vm])
  const listOf = (accounts: ReadonlyArray<BankAccount>, empty: string) =>
    accounts.length === 0 ? (
      <p className={styles.empty}>{empty}</p>
    ) : (
      <ul className={styles.list}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            country={country}
            onEdit={() => vm.editor.open(account)}
            onDelete={() => vm.confirmation.open('delete', account)}
            onMakeDefault={() => vm.confirmation.open('makeDefault', account)}
          />
        ))}
      </ul>
    )
  return (
    <>
      {profileOf(country).hasProviderAccounts && (
        <RemoteCard title={bankingText.provided} model={vm.list} failed={bankingText.failed}>
          {() => listOf(vm.provided, bankingText.providedEmpty)}
        </RemoteCard>
      )}
      <RemoteCard title={bankingText.own} model={vm.list} failed={bankingText.failed}>
        {() => (
          <>
            <p className={styles.lead}>{bankingText.lead}</p>
            {listOf(vm.own, bankingText.ownEmpty)}
            <div>
              <Button appearance="primary" icon={<Add20Regular />} onClick={() => vm.editor.open()}>
                {bankingText.add}
              </Button>
            </div>
          </>
        )}
      </RemoteCard>
      <AccountDialog vm={vm.editor} />
      <ConfirmationDialog vm={vm.confirmation} />
    </>
  )
})
