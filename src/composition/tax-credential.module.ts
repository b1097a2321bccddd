import { ContainerModule } from 'inversify'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { NotificationsViewModel } from '#application/shell/notifications.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { LandingViewModel } from '#application/tax-credential/landing.view-model.ts'
import { LinkedCredentials } from '#application/tax-credential/linked-credentials.ts'
import { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

export const taxCredentialModule = new ContainerModule(({ bind }) => {
  bind(TaxCredentials).toResolvedValue(makeHttpTaxCredentials, [ApiCall, ApiTenant]).inSingletonScope()
  bind(LinkedCredentials).toResolvedValue(() => new LinkedCredentials()).inSingletonScope()
  bind(LandingViewModel)
    .toResolvedValue(
      (credentials, linked, live, source, notifications, scheduler) =>
        new LandingViewModel({ credentials, linked, live, source, notifications, scheduler }),
      [TaxCredentials, LinkedCredentials, LiveEvents, FinancingSource, NotificationsViewModel, Scheduler],
    )
    .inSingletonScope()
  bind(CredentialDialogViewModel)
    .toResolvedValue(
      (credentials, current, linked, notifications, analytics) =>
        new CredentialDialogViewModel(credentials, current, linked, notifications, analytics),
      [TaxCredentials, CurrentSession, LinkedCredentials, NotificationsViewModel, Analytics],
    )
    .inTransientScope()
})
