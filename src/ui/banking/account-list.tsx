import { observer } from 'mobx-react-lite'
import type { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { useMay } from '../team/use-lock.ts'
import { AccountRow } from './account-row.tsx'
import { useBankingStyles } from './banking.styles.ts'

export interface AccountListProps {
  readonly vm: BankAccountsViewModel
  readonly accounts: ReadonlyArray<BankAccount>
  readonly empty: string
  readonly country: Country
  /** The right to change the accounts. */
  readonly permission: 'ownAccounts' | 'supplierAccounts'
}

/** Some of the accounts of a view-model, or the text that there are none. */
export const AccountList = observer(function AccountList({
  vm,
  accounts,
  empty,
  country,
  permission,
}: AccountListProps) {
  const styles = useBankingStyles()
  const rejection = usePersonalRejection()
  const mayChange = useMay(permission)
  if (accounts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          country={country}
          mayChange={mayChange}
          defaultRejection={rejection}
          onEdit={() => vm.editor.open(account)}
          onDelete={() => vm.confirmation.open('delete', account)}
          onMakeDefault={() => vm.confirmation.open('makeDefault', account)}
        />
      ))}
    </ul>
  )
})
