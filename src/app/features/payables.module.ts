import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Payables } from '#application/payables/payables.port.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** Of the payments to suppliers. */
export const payablesModule = createModule(({ bind, bindClass }) => {
  bind(Payables).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(PaymentsViewModel, {
    payables: Payables,
    calendar: BusinessCalendar,
    credential: CredentialStatusViewModel,
    current: CurrentSession,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    preferences: Preferences,
    saver: FileSaver,
    scheduler: Scheduler,
  })
})
