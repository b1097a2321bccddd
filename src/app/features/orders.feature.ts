import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const orders: Feature = {
  paths: FEATURE_PATHS.orders,
  guard: 'protected',
  load: () => import('./orders.lazy.ts'),
  menu: { area: 'main', icon: 'orders', ...pageText.orders },
}
