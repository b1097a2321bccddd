import { pageText, pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const profile: Feature = {
  paths: FEATURE_PATHS.profile,
  guard: 'protected',
  load: () => import('./profile.lazy.ts'),
  title: pageTitles.profile,
  menu: { area: 'profile', icon: 'profile', ...pageText.profile },
}
