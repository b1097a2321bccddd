import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { observer } from 'mobx-react-lite'
import type { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useLock } from '../team/use-lock.ts'
import { bankingText } from '../text/banking.ts'
import { AccountList } from './account-list.tsx'
import { useBankingStyles } from './banking.styles.ts'

export interface OwnAccountsCardProps {
  readonly vm: BankAccountsViewModel
  readonly country: Country
  /** The right to change the accounts. */
  readonly permission: 'ownAccounts' | 'supplierAccounts'
  readonly text: Readonly<Record<'title' | 'lead' | 'empty' | 'failed', string>>
}

/** The accounts that the user keeps for the company or for a supplier, and the button that adds one. */
export const OwnAccountsCard = observer(function OwnAccountsCard({
  vm,
  country,
  permission,
  text,
}: OwnAccountsCardProps) {
  const lock = useLock(permission)
  const styles = useBankingStyles()
  return (
    <RemoteCard title={text.title} model={vm.list} failed={text.failed}>
      {() => (
        <>
          <p className={styles.lead}>{text.lead}</p>
          <AccountList vm={vm} accounts={vm.own} empty={text.empty} country={country} permission={permission} />
          <div>
            <Button appearance="primary" icon={<Add20Regular />} onClick={() => vm.editor.open()} {...lock}>
              {bankingText.add}
            </Button>
          </div>
        </>
      )}
    </RemoteCard>
  )
})
