import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { PAYMENT_PATHS } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const payments: Feature = {
  paths: [PAYMENT_PATHS.inbox, PAYMENT_PATHS.scheduled, PAYMENT_PATHS.paid, PAYMENT_PATHS.archived],
  guard: 'protected',
  load: () => import('./payments.lazy.tsx'),
  menu: { area: 'main', icon: 'payments', ...pageText.payments },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
