import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const suppliers: Feature = {
  paths: FEATURE_PATHS.suppliers,
  guard: 'protected',
  load: () => import('./suppliers.lazy.ts'),
  menu: { area: 'main', icon: 'suppliers', ...pageText.suppliers },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
