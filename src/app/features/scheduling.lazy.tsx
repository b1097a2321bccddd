import { useState } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Payrolls } from '#application/payables/payrolls.port.ts'
import { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import type { SchedulingProps } from '#ui/payables/payments-home.tsx'
import { SchedulingWizard as Wizard } from '#ui/payables/scheduling-wizard.tsx'
import { loadModule } from '../container.ts'
import { payrollCallsModule } from './payroll-calls.module.ts'

export { payrollCallsModule as module } from './payroll-calls.module.ts'

/** The wizard that groups invoices into a payroll, loaded with its rules when it is opened. */
export const Scheduling = ({ request, ...props }: SchedulingProps) => {
  const container = useContainer()
  const [wizard] = useState(() => {
    loadModule(container, payrollCallsModule)
    const dependencies = {
      payrolls: container.get(Payrolls),
      calendar: container.get(BusinessCalendar),
      current: container.get(CurrentSession),
      keys: container.get(IdempotencyKeys),
      notifications: container.get(NotificationsViewModel),
      scheduler: container.get(Scheduler),
    }
    return new SchedulingWizard(dependencies, request)
  })
  return <Wizard vm={wizard} {...props} />
}
