import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { HistoryPage as Screen } from '#ui/profile/history-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(NotificationHistory).toResolvedValue(makeHttpNotificationHistory, [Api]).inSingletonScope()
  bindClass(NotificationHistoryViewModel, {
    history: NotificationHistory,
    notifications: NotificationsViewModel,
    current: CurrentSession,
    clock: Clock,
  })
})
