import { BuildingShop24Filled, BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const suppliers: Feature = {
  paths: ['/suppliers'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payables-screens.tsx')).SuppliersScreen }),
  menu: { area: 'main', icon: BuildingShop24Regular, currentIcon: BuildingShop24Filled, ...pageText.suppliers },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
