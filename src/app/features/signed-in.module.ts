import { FirstVisitViewModel } from '#application/business/first-visit.view-model.ts'
import { registrationTour, TourMemory, TourViewModel } from '#application/business/tour.view-model.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { Holidays } from '#application/calendar/holidays.port.ts'
import { CompanySearch } from '#application/command-palette/company-search.port.ts'
import { FindingsViewModel } from '#application/command-palette/findings.view-model.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { CopyText } from '#application/notifications/copy-text.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { Clipboard } from '#application/shared/clipboard.port.ts'
import { ConnectionRecovery } from '#application/shared/connection-recovery.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { Companies } from '#application/shell/companies.port.ts'
import { CompaniesViewModel } from '#application/shell/companies.view-model.ts'
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
import { makeHttpCompanySearch } from '#infrastructure/shell/http-company-search.ts'
import { makeHttpCompanies } from '#infrastructure/shell/http-companies.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { makeHttpTasks } from '#infrastructure/shell/http-tasks.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import { createModule } from '../create-module.ts'
import { bindSession } from '../session-bindings.ts'
import { Api } from '../tokens.ts'

/** The frame and several signed-in screens share it. */
export const signedInModule = createModule((bindings) => {
  const { bind, bindClass } = bindings
  bindSession(bindings)
  bindClass(NotificationsViewModel).inSingletonScope()
  bind(Clipboard).toConstantValue(browserClipboard)
  bindClass(CopyText).inSingletonScope()
  bind(FileSaver).toResolvedValue(makeBrowserFileSaver, []).inSingletonScope()
  bind(TableFileWriter).toResolvedValue(makeTableFileWriter, []).inSingletonScope()
  bind(IdempotencyKeys).toConstantValue(uuidKeys)
  bind(Holidays).toResolvedValue(makeHttpHolidays, [Api]).inSingletonScope()
  bindClass(BusinessCalendar).inSingletonScope()
  bindClass(TableExports).inSingletonScope()

  bind(Features).toResolvedValue(makeHttpFeatures, [Api]).inSingletonScope()
  bindClass(NavigationViewModel).inSingletonScope()
  bind(Tasks).toResolvedValue(makeHttpTasks, [Api]).inSingletonScope()
  bind(PageEvents).toConstantValue(pageEventsOf(() => window))
  bindClass(ConnectionRecovery).inSingletonScope()
  bind(NotificationHistory).toResolvedValue(makeHttpNotificationHistory, [Api]).inSingletonScope()
  bindClass(UnreadNotifications).inSingletonScope()
  bindClass(TasksViewModel).inSingletonScope()
  bind(Companies).toResolvedValue(makeHttpCompanies, [Api]).inSingletonScope()
  bindClass(CompaniesViewModel)
  bind(CompanySearch).toResolvedValue(makeHttpCompanySearch, [Api]).inSingletonScope()
  bindClass(FindingsViewModel)
  bindClass(FirstVisitViewModel).inSingletonScope()
  bind(TourMemory).toResolvedValue(registrationTour, [Preferences])
  bindClass(TourViewModel).inSingletonScope()

  bindClass(DemoMode).inSingletonScope()
  bind(TaxCredentials).toResolvedValue(makeHttpTaxCredentials, [Api]).inSingletonScope()
  bindClass(CredentialLinkedEvents).inSingletonScope()
  bindClass(CredentialStatusViewModel).inSingletonScope()
  bindClass(CredentialDialogViewModel)
})
