import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const notifications: Feature = {
  paths: FEATURE_PATHS.notifications,
  guard: 'protected',
  load: () => import('./notifications.lazy.ts'),
  menu: { area: 'profile', icon: 'notifications', ...pageText.notifications },
}
