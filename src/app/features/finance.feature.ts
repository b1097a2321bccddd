import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const finance: Feature = {
  paths: FEATURE_PATHS.finance,
  guard: 'protected',
  load: () => import('./finance.lazy.tsx'),
  menu: {
    area: 'main',
    path: '/finance',
    icon: 'finance',
    ...pageText.finance,
  },
}
