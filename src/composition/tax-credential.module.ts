import { ContainerModule } from 'inversify'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { CredentialLinkedEvents } from '#application/tax-credential/credential-linked-events.ts'
import { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

export const taxCredentialModule = new ContainerModule(({ bind }) => {
  bind(TaxCredentials).toResolvedValue(makeHttpTaxCredentials, [ApiCall, ApiTenant]).inSingletonScope()
  bind(CredentialLinkedEvents)
    .toResolvedValue(() => new CredentialLinkedEvents())
    .inSingletonScope()
  bind(CredentialStatusViewModel)
    .toResolvedValue(
      (credentials, linked, live, source, notifications, scheduler) =>
        new CredentialStatusViewModel({ credentials, linked, live, source, notifications, scheduler }),
      [TaxCredentials, CredentialLinkedEvents, LiveEvents, FinancingSource, NotificationsViewModel, Scheduler],
    )
    .inSingletonScope()
  bind(CredentialDialogViewModel)
    .toResolvedValue(
      (credentials, current, linked, notifications, analytics, scheduler) =>
        new CredentialDialogViewModel({ credentials, current, linked, notifications, analytics, scheduler }),
      [TaxCredentials, CurrentSession, CredentialLinkedEvents, NotificationsViewModel, Analytics, Scheduler],
    )
    .inTransientScope()
})
