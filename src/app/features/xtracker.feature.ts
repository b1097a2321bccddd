import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const xtracker: Feature = {
  paths: FEATURE_PATHS.xtracker,
  guard: 'protected',
  load: () => import('./xtracker.lazy.ts'),
  menu: { area: 'main', icon: 'reports', ...pageText.xtracker },
}
