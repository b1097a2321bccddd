import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const suppliers: Feature = {
  paths: ['/suppliers'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payables-screens.tsx')).SuppliersScreen }),
  menu: { area: 'main', icon: 'suppliers', ...pageText.suppliers },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
