import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const order: Feature = {
  paths: FEATURE_PATHS.order,
  guard: 'protected',
  load: () => import('./order.lazy.ts'),
}
