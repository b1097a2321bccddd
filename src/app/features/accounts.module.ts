import { Accounts } from '#application/identity/accounts.port.ts'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeHttpAccounts } from '#infrastructure/identity/http-accounts.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** Registering and a new password use it: loaded into the container of the page, since there is no session yet. */
export const accountsModule = createModule(({ bind, bindClass }) => {
  bind(Accounts).toResolvedValue(makeHttpAccounts, [Api]).inSingletonScope()
  bindClass(RegistrationViewModel)
  bindClass(NotificationsViewModel).inSingletonScope()
  bindClass(ForgotPasswordViewModel)
  bindClass(ResetPasswordViewModel)
})
