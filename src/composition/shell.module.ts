import { ContainerModule } from 'inversify'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionExpiryViewModel } from '#application/identity/session-expiry.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Features } from '#application/shell/features.port.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Tasks } from '#application/shell/tasks.port.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { makeHttpHolidays } from '#infrastructure/calendar/http-holidays.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpTasks } from '#infrastructure/shell/http-tasks.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

/** What every signed-in screen shares. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(NotificationsViewModel)
    .toResolvedValue((scheduler, clock) => new NotificationsViewModel(scheduler, clock), [Scheduler, Clock])
    .inSingletonScope()
  bind(SessionExpiryViewModel)
    .toResolvedValue(
      (session, current, clock) => new SessionExpiryViewModel(session, current, clock),
      [SessionViewModel, CurrentSession, Clock],
    )
    .inSingletonScope()
  bind(Holidays).toResolvedValue(makeHttpHolidays, [ApiCall]).inSingletonScope()
  bind(BusinessCalendar)
    .toResolvedValue(
      (current, holidays, clock) => new BusinessCalendar(current, holidays, clock),
      [CurrentSession, Holidays, Clock],
    )
    .inSingletonScope()
  bind(Features).toResolvedValue(makeHttpFeatures, [ApiCall, ApiTenant]).inSingletonScope()
  bind(Tasks).toResolvedValue(makeHttpTasks, [ApiCall, ApiTenant]).inSingletonScope()
  bind(NavigationViewModel)
    .toResolvedValue((features) => new NavigationViewModel(features), [Features])
    .inSingletonScope()
  bind(TasksViewModel)
    .toResolvedValue(
      (tasks, live, scheduler) => new TasksViewModel({ tasks, live, scheduler }),
      [Tasks, LiveEvents, Scheduler],
    )
    .inSingletonScope()
})
