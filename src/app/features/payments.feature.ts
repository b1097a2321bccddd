import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const payments: Feature = {
  paths: FEATURE_PATHS.payments,
  guard: 'protected',
  load: () => import('./payments.lazy.tsx'),
  menu: { area: 'main', icon: 'payments', ...pageText.payments },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
