import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const completeProfile: Feature = {
  paths: FEATURE_PATHS['complete-profile'],
  guard: 'completing',
  load: () => import('./complete-profile.lazy.ts'),
  title: pageTitles.completeProfile,
}
