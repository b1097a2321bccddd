import { COMPLETE_PATH } from '#ui/app/paths.ts'
import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const completeProfile: Feature = {
  paths: [COMPLETE_PATH],
  guard: 'completing',
  load: () => import('./complete-profile.lazy.ts'),
  title: pageTitles.completeProfile,
}
