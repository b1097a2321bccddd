import { ContainerModule } from 'inversify'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Account } from '#application/shell/account.port.ts'
import { Features } from '#application/shell/features.port.ts'
import { HistoryViewModel } from '#application/shell/history.view-model.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { NotificationHistory } from '#application/shell/notification-history.port.ts'
import { NotificationsViewModel } from '#application/shell/notifications.view-model.ts'
import { ProfileViewModel } from '#application/shell/profile.view-model.ts'
import { ReportViewModel } from '#application/shell/report.view-model.ts'
import { Reports } from '#application/shell/reports.port.ts'
import { Tasks } from '#application/shell/tasks.port.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { makeHttpHolidays } from '#infrastructure/calendar/http-holidays.ts'
import { makeHttpAccount } from '#infrastructure/shell/http-account.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpNotificationHistory } from '#infrastructure/shell/http-notification-history.ts'
import { makeHttpReports } from '#infrastructure/shell/http-reports.ts'
import { makeHttpTasks } from '#infrastructure/shell/http-tasks.ts'
import { type OfPerson, ofPersonOf } from '#infrastructure/shell/of-person.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

/** What every signed-in screen shares, and the screens around the work. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(NotificationsViewModel)
    .toResolvedValue((scheduler, clock) => new NotificationsViewModel(scheduler, clock), [Scheduler, Clock])
    .inSingletonScope()
  bind(Holidays).toResolvedValue(makeHttpHolidays, [ApiCall]).inSingletonScope()
  bind(BusinessCalendar)
    .toResolvedValue((current, holidays, clock) => new BusinessCalendar(current, holidays, clock), [CurrentSession, Holidays, Clock])
    .inSingletonScope()
  bind(Features).toResolvedValue(makeHttpFeatures, [ApiCall, ApiTenant]).inSingletonScope()
  bind(Tasks).toResolvedValue(makeHttpTasks, [ApiCall, ApiTenant]).inSingletonScope()
  bind(Reports).toResolvedValue(makeHttpReports, [ApiCall, ApiTenant]).inSingletonScope()
  bind(Account)
    .toResolvedValue((call, tenant, current) => makeHttpAccount(call, tenant, personOf(current)), [ApiCall, ApiTenant, CurrentSession])
    .inSingletonScope()
  bind(NotificationHistory)
    .toResolvedValue((call, current) => makeHttpNotificationHistory(call, personOf(current)), [ApiCall, CurrentSession])
    .inSingletonScope()
  bind(NavigationViewModel).toResolvedValue((features) => new NavigationViewModel(features), [Features]).inSingletonScope()
  bind(TasksViewModel)
    .toResolvedValue((tasks, live, scheduler) => new TasksViewModel(tasks, live, scheduler), [Tasks, LiveEvents, Scheduler])
    .inSingletonScope()
  bind(ReportViewModel).toResolvedValue((reports, scheduler) => new ReportViewModel(reports, scheduler), [Reports, Scheduler]).inTransientScope()
  bind(ProfileViewModel).toResolvedValue((account) => new ProfileViewModel(account), [Account]).inTransientScope()
  bind(HistoryViewModel)
    .toResolvedValue(
      (history, notifications, current, clock) => new HistoryViewModel(history, notifications, current, clock),
      [NotificationHistory, NotificationsViewModel, CurrentSession, Clock],
    )
    .inTransientScope()
})

const personOf = (current: CurrentSession): OfPerson => ofPersonOf(() => current.session?.user.id)
