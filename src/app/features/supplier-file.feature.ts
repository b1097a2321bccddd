import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const supplierFile: Feature = {
  paths: FEATURE_PATHS['supplier-file'],
  guard: 'protected',
  load: () => import('./supplier-file.lazy.ts'),
  permission: 'supplierAccounts',
}
