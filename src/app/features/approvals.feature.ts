import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

/** Mails, notifications and receipts lead here: a company of one person has nothing to authorise. */
export const approvals: Feature = {
  paths: FEATURE_PATHS.approvals,
  guard: 'protected',
  load: () => import('./approvals.lazy.ts'),
  title: pageTitles.approvals,
}
