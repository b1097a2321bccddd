import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Payables } from '#application/payables/payables.port.ts'
import { PayrollList } from '#application/payables/payroll-list.ts'
import { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import { Payrolls } from '#application/payables/payrolls.port.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { createModule } from '../create-module.ts'
import { payablesModule } from './payables.module.ts'
import { payrollCallsModule } from './payroll-calls.module.ts'

const PAYROLLS = {
  payables: Payables,
  payrolls: Payrolls,
  calendar: BusinessCalendar,
  current: CurrentSession,
  keys: IdempotencyKeys,
  live: LiveEvents,
  notifications: NotificationsViewModel,
  preferences: Preferences,
  saver: FileSaver,
  scheduler: Scheduler,
}

/** Of the scheduled payrolls and their payment. */
export const payrollsModule = createModule(
  ({ bindClass }) => {
    bindClass(PayrollList, PAYROLLS)
    bindClass(PayrollViewModel, PAYROLLS)
  },
  [payablesModule, payrollCallsModule],
)
