import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const payments: Feature = {
  paths: ['/payments'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payables-screens.tsx')).PaymentsScreen }),
  menu: { area: 'main', icon: 'payments', ...pageText.payments },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
