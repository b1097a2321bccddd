import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const design: Feature = {
  paths: FEATURE_PATHS.design,
  guard: 'protected',
  load: () => import('./design.lazy.ts'),
  title: pageTitles.design,
}
