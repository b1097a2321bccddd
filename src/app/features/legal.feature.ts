import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const legal: Feature = {
  paths: FEATURE_PATHS.legal,
  guard: 'protected',
  load: () => import('./legal.lazy.ts'),
  permission: 'companyFile',
  menu: { area: 'profile', icon: 'legal', ...pageText.legal },
}
