import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const cash: Feature = {
  paths: FEATURE_PATHS.cash,
  guard: 'protected',
  load: () => import('./cash.lazy.tsx'),
  menu: { area: 'main', icon: 'cash', ...pageText.cash },
}
