import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Payables } from '#application/payables/payables.port.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { PaymentsScreen as Screen } from '#ui/payables/payments-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Payables).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(PaymentsViewModel, {
    payables: Payables,
    calendar: BusinessCalendar,
    credential: CredentialStatusViewModel,
    current: CurrentSession,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
})
