import { Accounts } from '#application/identity/accounts.port.ts'
import { saveCampaign } from '#application/identity/campaign-storage.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { makeLateAccounts } from '#infrastructure/identity/late-accounts.ts'
import { type Tab, tabOf } from './tab.ts'

/**
 * For whoever registers or lost a password: comes after the door has opened, and keeps what `search`, the query the tab
 * was opened with, says of where its visitor came from. `findAccounts` fetches the way to the host.
 */
export const openDoor = (tab: Tab, search: string, findAccounts: () => Promise<Accounts>): Tab => {
  const accounts = makeLateAccounts(findAccounts)
  const [session, draft, preferences] = [tab.get(SessionViewModel), tab.get(SignInDraft), tab.get(Preferences)]
  const [scheduler, analytics] = [tab.get(Scheduler), tab.get(Analytics)]
  const query = new URLSearchParams(search)
  saveCampaign(preferences, (name) => query.get(name) ?? undefined)
  return tabOf(
    [Accounts, () => accounts],
    [
      RegistrationViewModel,
      () => new RegistrationViewModel({ accounts, session, draft, preferences, scheduler, analytics }),
    ],
    [ForgotPasswordViewModel, () => new ForgotPasswordViewModel({ accounts, draft, scheduler })],
    [ResetPasswordViewModel, () => new ResetPasswordViewModel({ accounts, draft, scheduler })],
  )
}
