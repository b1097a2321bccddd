import { FINANCE_PATHS } from '#ui/app/paths.ts'
import type { Feature } from '../feature.ts'

export const finance: Feature = {
  paths: [FINANCE_PATHS.DIRECT_FINANCING, FINANCE_PATHS.EARLY_PAYMENT],
  guard: 'protected',
  load: () => import('./finance.lazy.tsx'),
}
