import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { createModule } from '../create-module.ts'
import { bankAccountsModule } from './bank-accounts.module.ts'
import { waitingApprovalsModule } from './waiting-approvals.module.ts'

export { AccountsPage as Screen } from '#ui/banking/accounts-page.tsx'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(BankAccountsViewModel)
  },
  [bankAccountsModule, waitingApprovalsModule],
)
