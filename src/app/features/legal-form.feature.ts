import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const legalForm: Feature = {
  paths: ['/legal-form'],
  guard: 'open',
  load: () => import('./legal-form.lazy.ts'),
  title: pageTitles.legalForm,
}
