import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const statement: Feature = {
  paths: FEATURE_PATHS.statement,
  guard: 'protected',
  load: () => import('./statement.lazy.ts'),
}
