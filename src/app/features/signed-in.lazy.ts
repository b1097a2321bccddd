import { FirstVisitViewModel } from '#application/business/first-visit.view-model.ts'
import { Businesses } from '#application/business/businesses.port.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { registrationTour, TourViewModel } from '#application/business/tour.view-model.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { CopyText } from '#application/notifications/copy-text.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Clipboard } from '#application/shared/clipboard.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ConnectionRecovery } from '#application/shared/connection-recovery.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Features } from '#application/shell/features.port.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { UnreadNotifications } from '#application/notifications/unread-notifications.ts'
import { Tasks } from '#application/shell/tasks.port.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import { TableFileWriter } from '#application/table-export/table-file-writer.port.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { CredentialLinkedEvents } from '#application/tax-credential/credential-linked-events.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { browserClipboard } from '#infrastructure/browser/browser-clipboard.ts'
import { makeBrowserFileSaver } from '#infrastructure/browser/browser-file-saver.ts'
import { makeTableFileWriter } from '#infrastructure/browser/table-file-writer.ts'
import { pageEventsOf } from '#infrastructure/browser/page-events.ts'
import { uuidKeys } from '#infrastructure/browser/uuid-keys.ts'
import { makeHttpHolidays } from '#infrastructure/calendar/http-holidays.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { makeHttpTasks } from '#infrastructure/shell/http-tasks.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import { MenuEntries } from '#ui/shell/menu.ts'
import { createModule } from '../create-module.ts'
import { MENU_ENTRIES } from '../menu-entries.ts'
import { bindSession } from '../session-bindings.ts'
import { Api } from '../tokens.ts'

export { SignedInLayout as Screen } from '#ui/shell/signed-in-layout.tsx'

/** What the frame draws and what several signed-in screens share. */
export const module = createModule((bindings) => {
  const { bind, bindClass } = bindings
  bindSession(bindings)
  bind(NotificationsViewModel)
    .toResolvedValue((scheduler, clock) => new NotificationsViewModel(scheduler, clock), [Scheduler, Clock])
    .inSingletonScope()
  bind(Clipboard).toConstantValue(browserClipboard)
  bindClass(CopyText, { clipboard: Clipboard, notifications: NotificationsViewModel }).inSingletonScope()
  bind(FileSaver).toResolvedValue(makeBrowserFileSaver, []).inSingletonScope()
  bind(TableFileWriter).toResolvedValue(makeTableFileWriter, []).inSingletonScope()
  bind(IdempotencyKeys).toConstantValue(uuidKeys)
  bind(Holidays).toResolvedValue(makeHttpHolidays, [Api]).inSingletonScope()
  bindClass(BusinessCalendar, { current: CurrentSession, holidays: Holidays, clock: Clock }).inSingletonScope()
  bindClass(TableExports, {
    calendar: BusinessCalendar,
    current: CurrentSession,
    notifications: NotificationsViewModel,
    saver: FileSaver,
    writer: TableFileWriter,
  }).inSingletonScope()

  bind(Features).toResolvedValue(makeHttpFeatures, [Api]).inSingletonScope()
  bindClass(NavigationViewModel, { features: Features, live: LiveEvents, session: SessionViewModel }).inSingletonScope()
  bind(MenuEntries).toConstantValue(MENU_ENTRIES)
  bind(Tasks).toResolvedValue(makeHttpTasks, [Api]).inSingletonScope()
  bind(PageEvents).toConstantValue(pageEventsOf(() => window))
  bindClass(ConnectionRecovery, { live: LiveEvents, page: PageEvents }).inSingletonScope()
  bind(NotificationHistory).toResolvedValue(makeHttpNotificationHistory, [Api]).inSingletonScope()
  bindClass(UnreadNotifications, {
    history: NotificationHistory,
    live: LiveEvents,
    scheduler: Scheduler,
  }).inSingletonScope()
  bindClass(TasksViewModel, { tasks: Tasks, live: LiveEvents, scheduler: Scheduler }).inSingletonScope()
  bindClass(FirstVisitViewModel, {
    businesses: Businesses,
    drafts: ProfileDraftStorage,
    notifications: NotificationsViewModel,
    preferences: Preferences,
    scheduler: Scheduler,
  }).inSingletonScope()
  bind(TourViewModel)
    .toResolvedValue((preferences) => new TourViewModel(registrationTour(preferences)), [Preferences])
    .inSingletonScope()

  bind(DemoMode)
    .toDynamicValue(() => new DemoMode())
    .inSingletonScope()
  bind(TaxCredentials).toResolvedValue(makeHttpTaxCredentials, [Api]).inSingletonScope()
  bind(CredentialLinkedEvents)
    .toDynamicValue(() => new CredentialLinkedEvents())
    .inSingletonScope()
  bindClass(CredentialStatusViewModel, {
    credentials: TaxCredentials,
    linked: CredentialLinkedEvents,
    keys: IdempotencyKeys,
    live: LiveEvents,
    mode: DemoMode,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }).inSingletonScope()
  bindClass(CredentialDialogViewModel, {
    credentials: TaxCredentials,
    current: CurrentSession,
    linked: CredentialLinkedEvents,
    notifications: NotificationsViewModel,
    analytics: Analytics,
    scheduler: Scheduler,
  })
})
