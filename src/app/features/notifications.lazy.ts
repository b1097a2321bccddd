import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import { createModule } from '../create-module.ts'

export { HistoryPage as Screen } from '#ui/profile/history-page.tsx'

export const module = createModule(({ bindClass }) => {
  bindClass(NotificationHistoryViewModel)
})
