import { Accounts } from '#application/identity/accounts.port.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpAccounts } from '#infrastructure/identity/http-accounts.ts'
import { createModule } from '../create-module.ts'
import { Api, ServerClock } from '../tokens.ts'

/** Of registering and of a new password: loaded into the container of the page, since there is no session yet. */
export const accountsModule = createModule(({ bind, bindClass }) => {
  bind(Accounts).toResolvedValue(makeHttpAccounts, [Api]).inSingletonScope()
  bindClass(RegistrationViewModel, {
    accounts: Accounts,
    session: SessionViewModel,
    draft: SignInDraft,
    preferences: Preferences,
    scheduler: Scheduler,
    analytics: Analytics,
  })
  bind(NotificationsViewModel)
    .toResolvedValue((scheduler, clock) => new NotificationsViewModel(scheduler, clock), [Scheduler, ServerClock])
    .inSingletonScope()
  bindClass(ForgotPasswordViewModel, {
    accounts: Accounts,
    draft: SignInDraft,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
  bindClass(ResetPasswordViewModel, { accounts: Accounts, draft: SignInDraft, scheduler: Scheduler })
})
