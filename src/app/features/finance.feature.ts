import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const finance: Feature = {
  paths: [FINANCE_PATHS.DIRECT_FINANCING, FINANCE_PATHS.EARLY_PAYMENT],
  guard: 'protected',
  load: () => import('./finance.lazy.tsx'),
  menu: {
    area: 'main',
    path: '/finance',
    icon: 'finance',
    ...pageText.finance,
  },
}
