import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const legalForm: Feature = {
  paths: FEATURE_PATHS['legal-form'],
  guard: 'open',
  load: () => import('./legal-form.lazy.ts'),
  title: pageTitles.legalForm,
}
