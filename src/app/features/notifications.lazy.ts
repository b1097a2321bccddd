import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { UnreadNotifications } from '#application/notifications/unread-notifications.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { createModule } from '../create-module.ts'

export { HistoryPage as Screen } from '#ui/profile/history-page.tsx'

export const module = createModule(({ bindClass }) => {
  bindClass(NotificationHistoryViewModel, {
    history: NotificationHistory,
    notifications: NotificationsViewModel,
    current: CurrentSession,
    clock: Clock,
    unread: UnreadNotifications,
  })
})
