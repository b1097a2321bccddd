import { ContainerModule } from 'inversify'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { NotificationsViewModel } from '#application/shell/notifications.view-model.ts'
import { makeHttpHolidays } from '#infrastructure/calendar/http-holidays.ts'
import { ApiCall } from './tokens.ts'

/** What every signed-in screen shares. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(NotificationsViewModel).toResolvedValue((scheduler) => new NotificationsViewModel(scheduler), [Scheduler]).inSingletonScope()
  bind(Holidays).toResolvedValue(makeHttpHolidays, [ApiCall]).inSingletonScope()
  bind(BusinessCalendar)
    .toResolvedValue((current, holidays, clock) => new BusinessCalendar(current, holidays, clock), [CurrentSession, Holidays, Clock])
    .inSingletonScope()
})
