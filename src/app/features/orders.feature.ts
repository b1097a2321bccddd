import { ORDERS_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const orders: Feature = {
  paths: [ORDERS_PATH],
  guard: 'protected',
  load: () => import('./orders.lazy.ts'),
  menu: { area: 'main', icon: 'orders', ...pageText.orders },
}
