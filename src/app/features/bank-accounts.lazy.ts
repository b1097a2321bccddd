import { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import { BankAccountsViewModel } from '#application/banking/bank-accounts.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { createModule } from '../create-module.ts'
import { bankAccountsModule } from './bank-accounts.module.ts'

export { AccountsPage as Screen } from '#ui/banking/accounts-page.tsx'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(BankAccountsViewModel, {
      accounts: BankAccounts,
      current: CurrentSession,
      keys: IdempotencyKeys,
      live: LiveEvents,
      notifications: NotificationsViewModel,
      scheduler: Scheduler,
    })
  },
  [bankAccountsModule],
)
