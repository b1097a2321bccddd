import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationHistory } from '#application/notifications/notification-history.port.ts'
import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { UserAccount } from '#application/profile/account.port.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { createModule } from '../create-module.ts'
import { ApiCall, BusinessCall, UserCall } from '../tokens.ts'

export { ProfileScreen as Screen } from '#ui/profile/profile-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(UserAccount).toResolvedValue(makeHttpAccount, [ApiCall, BusinessCall, UserCall]).inSingletonScope()
  bind(ProfileViewModel).toResolvedValue((account) => new ProfileViewModel(account), [UserAccount])
  bind(NotificationHistory).toResolvedValue(makeHttpNotificationHistory, [ApiCall, UserCall]).inSingletonScope()
  bindClass(NotificationHistoryViewModel, {
    history: NotificationHistory,
    notifications: NotificationsViewModel,
    current: CurrentSession,
    clock: Clock,
  })
})
