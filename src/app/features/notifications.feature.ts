import { NOTIFICATIONS_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const notifications: Feature = {
  paths: [NOTIFICATIONS_PATH],
  guard: 'protected',
  load: () => import('./notifications.lazy.ts'),
  menu: { area: 'profile', icon: 'notifications', ...pageText.notifications },
}
