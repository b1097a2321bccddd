import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const activity: Feature = {
  paths: FEATURE_PATHS.activity,
  guard: 'protected',
  permission: 'activity',
  load: () => import('./activity.lazy.ts'),
  menu: { area: 'profile', icon: 'activity', ...pageText.activity },
}
