import { ContainerModule } from 'inversify'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import { InvoiceImport } from '#application/financing/invoices.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { UserAccount } from '#application/profile/account.port.ts'
import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { XtrackerViewModel } from '#application/reports/xtracker.view-model.ts'
import { XtrackerReports } from '#application/reports/reports.port.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { makeHttpInvoiceImport } from '#infrastructure/financing/http-invoices.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { makeHttpReports } from '#infrastructure/reports/http-reports.ts'
import { type WithUser, withUser } from '#infrastructure/http/with-user.ts'
import { becomingModule } from './becoming.module.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

/** The screens around the work: the profile, the notifications and the report, and files of one's own. Nobody who comes for the invoices waits for them. */
const aroundModule = new ContainerModule(({ bind }) => {
  bind(XtrackerReports).toResolvedValue(makeHttpReports, [ApiCall, ApiTenant]).inSingletonScope()
  bind(UserAccount)
    .toResolvedValue(
      (call, tenant, current) => makeHttpAccount(call, tenant, personOf(current)),
      [ApiCall, ApiTenant, CurrentSession],
    )
    .inSingletonScope()
  bind(NotificationHistory)
    .toResolvedValue((call, current) => makeHttpNotificationHistory(call, personOf(current)), [ApiCall, CurrentSession])
    .inSingletonScope()
  bind(InvoiceImport).toResolvedValue(makeHttpInvoiceImport, [ApiCall, ApiTenant]).inSingletonScope()
  bind(ImportViewModel)
    .toResolvedValue((port) => new ImportViewModel(port), [InvoiceImport])
    .inTransientScope()
  bind(XtrackerViewModel)
    .toResolvedValue((reports, scheduler) => new XtrackerViewModel(reports, scheduler), [XtrackerReports, Scheduler])
    .inTransientScope()
  bind(ProfileViewModel)
    .toResolvedValue((account) => new ProfileViewModel(account), [UserAccount])
    .inTransientScope()
  bind(NotificationHistoryViewModel)
    .toResolvedValue(
      (history, notifications, current, clock) =>
        new NotificationHistoryViewModel({ history, notifications, current, clock }),
      [NotificationHistory, NotificationsViewModel, CurrentSession, Clock],
    )
    .inTransientScope()
})

/** Everything that comes later comes as one. */
export const laterModules: ReadonlyArray<ContainerModule> = [aroundModule, becomingModule]

const personOf = (current: CurrentSession): WithUser => withUser(() => current.session?.user.id)
